import { expect, screen, waitFor, within } from 'storybook/test';
import { onTestFinished, test, vi } from 'vitest';
import { slowAfterMs } from '#core/components/LoadingNote.tsx';
import { renderSite } from './renderSite.testing.tsx';

/** Holds the moments from which parts say that they take longer than usual. Returns what lets all come that are due so far. */
function holdSlowness(): () => void {
  const due: (() => void)[] = [];
  const wait = globalThis.setTimeout;
  const timers = vi.spyOn(globalThis, 'setTimeout');
  timers.mockImplementation(((work: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    if (ms !== slowAfterMs) return wait(work, ms, ...given);
    due.push(() => work(...given));
    return wait(() => {}, 0);
  }) as typeof wait);
  onTestFinished(() => timers.mockRestore());
  return () => {
    for (const begin of due.splice(0)) begin();
  };
}

test('every part of the frame says that it takes longer than usual, and nothing moves', async () => {
  const letSlow = holdSlowness();
  const { t } = await renderSite({
    persona: 'member',
    path: '/rng',
    faults: [{ match: '*', fault: { kind: 'hang' } }],
  });
  const main = await screen.findByRole('main');
  // The footer comes near the end of the page.
  await waitFor(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    return expect(screen.getByRole('contentinfo')).toBeVisible();
  });
  const footer = screen.getByRole('contentinfo');
  const line = t('common:slowLine');
  const tops = () => [main, footer].map((part) => part.getBoundingClientRect().top + scrollY);
  const before = tops();
  await expect(screen.queryByText(line)).toBeNull();

  const header = within(screen.getByRole('banner'));
  const slow = t('common:slow');
  await waitFor(async () => {
    letSlow();
    // The balance and the navigation.
    await expect(header.getAllByText(line)).toHaveLength(2);
    await expect(within(footer).getByText(slow)).toBeVisible();
    // The banners, the vendors and the games.
    await expect(within(main).getAllByText(slow)).toHaveLength(3);
  });
  for (const note of header.getAllByText(line)) await expect(note).toBeVisible();
  await expect(within(screen.getByRole('navigation', { name: t('appShell:mainNav') })).getByText(line)).toBeVisible();
  await expect(tops()).toEqual(before);
});
