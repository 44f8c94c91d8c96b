import { expect, it } from 'vitest';
import { startAnalytics, stopAnalytics } from './startAnalytics.ts';

/** As much of a window as the script needs. */
function fakeWindow() {
  const appended: { id: string; src: string }[] = [];
  const page = {
    cookie: '_ga=1; lang=TH; _ga_ABC=2',
    createElement: () => ({ id: '', src: '', async: false }),
    getElementById: (id: string) => appended.find((each) => each.id === id) ?? null,
    head: { append: (script: { id: string; src: string }) => appended.push(script) },
  };
  const location = { origin: 'https://kinnari.test', pathname: '/promoDetail' };
  const host = { document: page, location } as unknown as Window & Record<string, unknown>;
  return { host, appended, page };
}

it('loads the script of the id once, and reports the page without its query', () => {
  const { host, appended } = fakeWindow();
  startAnalytics('G-KINNARI1', host);
  startAnalytics('G-KINNARI1', host);
  expect(appended.map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-KINNARI1']);
  const commands = (host['dataLayer'] as ArrayLike<unknown>[]).map((command) => Array.from(command));
  expect(commands[1]).toEqual(['config', 'G-KINNARI1', { page_location: 'https://kinnari.test/promoDetail' }]);
  expect(host['ga-disable-G-KINNARI1']).toBe(false);
});

it.each(['', 'G-1&x=/evil', 'javascript:alert(1)', '"><script>'])('%j is no id', (id) => {
  const { host, appended } = fakeWindow();
  startAnalytics(id, host);
  expect(appended).toEqual([]);
});

it('stops measuring, and removes its cookies and no others', () => {
  const { host, page } = fakeWindow();
  const written: string[] = [];
  Object.defineProperty(page, 'cookie', {
    get: () => '_ga=1; lang=TH; _ga_ABC=2',
    set(text: string) {
      written.push(text);
    },
  });
  stopAnalytics('G-KINNARI1', host);
  expect(host['ga-disable-G-KINNARI1']).toBe(true);
  expect(written).toEqual(['_ga=; Max-Age=0; Path=/', '_ga_ABC=; Max-Age=0; Path=/']);
});
