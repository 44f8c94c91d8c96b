import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { screen, userEvent } from 'storybook/test';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MemoryRouter, useLocation } from './router.ts';
import { RouterLinks, type RouterLinksProps } from './RouterLinks.tsx';

function Here() {
  const { pathname, search } = useLocation();
  return <p data-testid="at">{pathname + search}</p>;
}
const at = () => screen.getByTestId('at').textContent;

/** Renders links inside `RouterLinks`, at /rng. */
async function renderLinks(props: Partial<RouterLinksProps> = {}) {
  /** The links that were left to the browser, which must not leave the test. */
  const left: (string | null)[] = [];
  const leave = (event: Event): void => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    left.push(event.target.getAttribute('href'));
    event.preventDefault();
  };
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  document.addEventListener('click', leave);
  onTestFinished(() => {
    document.removeEventListener('click', leave);
    root.unmount();
    container.remove();
  });
  root.render(
    <MemoryRouter initialEntries={['/rng']}>
      <Here />
      <RouterLinks {...props}>
        <a href="/vip?tab=2">page</a>
        <a href="?list=hot">list</a>
        <a href="https://example.com/">elsewhere</a>
        <a href="/vip" target="_blank" rel="noreferrer">
          window
        </a>
        <a href="/guide.pdf" download>
          file
        </a>
        <a href="/unknown">unknown</a>
        <a href="/vip" onClick={(event) => event.preventDefault()}>
          guarded
        </a>
        {createPortal(<a href="/promotions">dialog</a>, document.body)}
      </RouterLinks>
    </MemoryRouter>,
  );
  await screen.findByRole('link', { name: 'page' });
  return { left, link: (name: string) => screen.getByRole('link', { name }) };
}

test('follows a link of the site, in a dialog too; a query keeps the path', async () => {
  const { link, left } = await renderLinks();
  await userEvent.click(link('list'));
  await expect.poll(at).toBe('/rng?list=hot');
  await userEvent.click(link('page'));
  await expect.poll(at).toBe('/vip?tab=2');
  await userEvent.click(link('dialog'));
  await expect.poll(at).toBe('/promotions');
  expect(left).toEqual([]);
});

test('leaves other links to the browser, and a click to the handler that has taken it', async () => {
  const { link, left } = await renderLinks({ isPage: (pathname) => pathname !== '/unknown' });
  for (const name of ['elsewhere', 'window', 'file', 'unknown', 'guarded']) await userEvent.click(link(name));
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(link('page'));
  await user.keyboard('{/Control}');
  expect(left).toEqual(['https://example.com/', '/vip', '/guide.pdf', '/unknown', '/vip?tab=2']);
  expect(at()).toBe('/rng');
});

test('tells once which page the pointer or the focus approaches', async () => {
  const onApproach = vi.fn<(pathname: string) => void>();
  const { link } = await renderLinks({ onApproach });
  await userEvent.hover(link('page'));
  link('page').focus();
  link('dialog').focus();
  await userEvent.hover(link('elsewhere'));
  expect(onApproach.mock.calls).toEqual([['/vip'], ['/promotions']]);
});
