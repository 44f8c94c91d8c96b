import { expect, screen, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { renderSite } from './renderSite.testing.tsx';

test('every part of the frame says that it takes longer than usual, and nothing moves', async () => {
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
  // The balance and the navigation.
  await waitFor(() => expect(header.getAllByText(line)).toHaveLength(2));
  for (const note of header.getAllByText(line)) await expect(note).toBeVisible();
  await expect(within(screen.getByRole('navigation', { name: t('appShell:mainNav') })).getByText(line)).toBeVisible();
  const slow = t('common:slow');
  await expect(await within(footer).findByText(slow)).toBeVisible();
  // The banners, the vendors and the games.
  await expect(within(main).getAllByText(slow)).toHaveLength(3);
  await expect(tops()).toEqual(before);
});
