import { use } from 'react';
import { createRoot } from 'react-dom/client';
import { userEvent, waitFor } from 'storybook/test';
import { afterEach, expect, test } from 'vitest';
import { createMemoryHistory } from './memoryHistory.ts';
import { RenderedContext, useLocation, useNavigate, useSearchParams } from './router.ts';
import { Redirect, Router } from './Router.tsx';
import { RouterLink } from './RouterLink.tsx';
import { type SiteHistory, createBrowserHistory } from './siteHistory.ts';

const first = location.href;
const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
  history.replaceState(null, '', first);
});

/** The current page of a small site, with what its router says. */
function Page() {
  const { pathname, search, hash, state } = useLocation();
  const how = use(RenderedContext)?.how;
  const navigate = useNavigate();
  const [query, change] = useSearchParams();
  if (pathname === '/old') return <Redirect to="/new" />;
  return (
    <>
      <output>{`${how} ${pathname}${search}${hash} ${JSON.stringify(state)}`}</output>
      <RouterLink href="/rng?p=2">link</RouterLink>
      <RouterLink href="?centre=wallet">overlay</RouterLink>
      <RouterLink href="//other.example/x">other</RouterLink>
      <RouterLink href="/old">moved</RouterLink>
      <button type="button" onClick={() => navigate('/game', { state: { restore: true } })}>
        game
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
      <button
        type="button"
        onClick={() =>
          change((next) => {
            next.delete('centre');
            return next;
          })
        }
      >
        {`close ${query.get('centre')}`}
      </button>
    </>
  );
}

async function open(create: () => SiteHistory) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <Router history={create}>
      <Page />
    </Router>,
  );
  await waitFor(() => expect(place.querySelector('output')).not.toBeNull());
  cleanUps.push(() => {
    root.unmount();
    place.remove();
  });
  const find = (name: string): HTMLElement => {
    const found = [...place.querySelectorAll<HTMLElement>('a, button')].find((each) => each.textContent === name);
    if (found === undefined) throw new Error(`no ${name}`);
    return found;
  };
  return {
    find,
    click: (name: string) => userEvent.click(find(name)),
    shows: (text: string) => waitFor(() => expect(place.querySelector('output')?.textContent).toBe(text)),
  };
}

const histories = [
  ['the browser', () => (history.replaceState(null, '', '/'), createBrowserHistory())],
  ['memory', () => createMemoryHistory('/')],
] as const;

for (const [name, create] of histories) {
  test(`${name}: links, the way back, and what a link passes on`, async () => {
    const { click, shows } = await open(create);
    await shows('POP / null');
    await click('link');
    await shows('PUSH /rng?p=2 null');
    await click('game');
    await shows('PUSH /game {"restore":true}');
    await click('back');
    await shows('POP /rng?p=2 null');
    await click('back');
    await shows('POP / null');
  });

  test(`${name}: a link to the page that is shown adds no entry`, async () => {
    const { click, shows } = await open(create);
    await click('link');
    await shows('PUSH /rng?p=2 null');
    await click('link');
    await shows('REPLACE /rng?p=2 null');
    await click('back');
    await shows('POP / null');
  });

  test(`${name}: a query belongs to the page, and is changed without losing the rest`, async () => {
    const { click, find, shows } = await open(create);
    await click('link');
    await shows('PUSH /rng?p=2 null');
    expect(find('overlay').getAttribute('href')).toBe('/rng?centre=wallet');
    await click('overlay');
    await shows('PUSH /rng?centre=wallet null');
    await click('close wallet');
    await shows('PUSH /rng null');
  });

  test(`${name}: a redirect takes the place of the page`, async () => {
    const { click, shows } = await open(create);
    await click('moved');
    await shows('REPLACE /new null');
    await click('back');
    await shows('POP / null');
  });
}

test('an address that begins like another host stays on the site', async () => {
  const { click, shows } = await open(histories[0][1]);
  await click('other');
  await shows('PUSH //other.example/x null');
  expect(location.host).toBe(new URL(first).host);
});

test('a click that opens another tab, or that something else has handled, is left alone', async () => {
  const { find, shows } = await open(histories[1][1]);
  const link = find('link');
  let prevented = 0;
  const see = (event: MouseEvent): void => {
    if (event.defaultPrevented) prevented += 1;
    event.preventDefault();
  };
  document.addEventListener('click', see);
  cleanUps.push(() => document.removeEventListener('click', see));
  for (const keys of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  expect(prevented).toBe(0);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(prevented).toBe(1);
  await shows('PUSH /rng?p=2 null');
});

test('where the browser refuses another entry, the page is loaded instead', () => {
  const site = createBrowserHistory();
  const loaded: string[] = [];
  const told: unknown[] = [];
  const ending = site.listen((place) => told.push(place));
  const { pushState } = history;
  history.pushState = () => {
    throw new DOMException('too many', 'SecurityError');
  };
  cleanUps.push(() => {
    history.pushState = pushState;
    ending();
  });
  const listen = (event: Event & { readonly destination?: { readonly url: string } }): void => {
    loaded.push(event.destination?.url ?? '');
    event.preventDefault();
  };
  const { navigation } = globalThis as unknown as { readonly navigation: EventTarget };
  navigation.addEventListener('navigate', listen);
  cleanUps.push(() => navigation.removeEventListener('navigate', listen));
  site.go('/rng');
  expect(loaded).toEqual([`${location.origin}/rng`]);
  expect(told).toEqual([]);
});
