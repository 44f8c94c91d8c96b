import { createRoot } from 'react-dom/client';
import { screen, userEvent } from 'storybook/test';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BrowserRouter, longestMs } from './BrowserRouter.tsx';
import { useLocation } from './router.ts';
import { RouterLinks } from './RouterLinks.tsx';

function Pages() {
  const { pathname } = useLocation();
  if (pathname === '/login') return <input aria-label="name" ref={(field) => field?.focus()} />;
  if (pathname === '/promotions') return <p>Promotions</p>;
  return (
    <nav>
      <a href="/promotions">Look</a>
      <a href="/login">Enter</a>
    </nav>
  );
}

/** Renders pages in a browser that only tells what it would have drawn. */
async function renderPages() {
  const { href } = location;
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  const skip = vi.fn();
  // A busy machine may take longer.
  const wait = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((work: () => void, ms?: number) =>
    wait(ms === longestMs ? () => {} : work, ms),
  );
  let updated: Promise<void> | undefined;
  document.startViewTransition = (update) => {
    updated = Promise.resolve().then(update as () => Promise<void>);
    return {
      ready: updated,
      finished: updated,
      updateCallbackDone: updated,
      skipTransition: skip,
    } as unknown as ViewTransition;
  };
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
    Reflect.deleteProperty(document, 'startViewTransition');
    vi.restoreAllMocks();
    history.replaceState(null, '', href);
  });
  root.render(
    <BrowserRouter>
      <RouterLinks>
        <Pages />
      </RouterLinks>
    </BrowserRouter>,
  );
  await screen.findByRole('navigation');
  return { skip, updated: () => updated };
}

test('a page fades in', async () => {
  const { skip, updated } = await renderPages();
  await userEvent.click(screen.getByRole('link', { name: 'Look' }));
  await screen.findByText('Promotions');
  await updated();
  expect(skip).not.toHaveBeenCalled();
});

test('a page that begins with a field is there at once', async () => {
  const { skip, updated } = await renderPages();
  await userEvent.click(screen.getByRole('link', { name: 'Enter' }));
  await screen.findByRole('textbox');
  await updated();
  expect(skip).toHaveBeenCalledOnce();
});
