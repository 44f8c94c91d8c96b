import { expect, screen, waitFor } from 'storybook/test';
import { describe, test } from 'vitest';
import { page } from 'vitest/browser';
import { agentPages, memberPages } from '#core/routing/centrePages.ts';
import { type RouteName, routeList, routeNamed } from '#core/routing/routes.ts';
import { renderSite } from './renderSite.testing.tsx';
import { tiles } from './site.testing.tsx';

/** The narrowest phone, and a laptop's screen at 400 % zoom. */
const sizes = [
  [320, 640],
  [320, 256],
] as const;

async function expectFits(): Promise<void> {
  for (const [width, height] of sizes) {
    await page.viewport(width, height);
    const { clientWidth, scrollWidth } = document.documentElement;
    await expect(scrollWidth, `${height} px high`).toBeLessThanOrEqual(clientWidth);
  }
}
const hasTitle = () => waitFor(() => expect(document.querySelector('main h1')).toBeVisible());

/** The first page of each screen that visitors see. Games are tested end to end, with the page of their vendor. */
const screens = new Map(
  routeList
    .toReversed()
    .flatMap(([name, route]): [string, RouteName][] =>
      route.screen === undefined || route.access === 'member' ? [] : [[route.screen, name]],
    ),
);

describe.each(['th', 'en'] as const)('320 px wide, in %s', (language) => {
  test.each([...screens.values()])('%s does not scroll sideways', async (name) => {
    await renderSite({ language, viewport: 'smallest', path: routeNamed(name).paths[0] });
    await hasTitle();
    await expectFits();
  });

  test('an unknown address does not scroll sideways', async () => {
    await renderSite({ language, viewport: 'smallest', path: '/no-such-page' });
    await hasTitle();
    await expectFits();
  });

  test('the lobby of a member does not scroll sideways', async () => {
    await renderSite({ language, viewport: 'smallest', persona: 'member', path: '/rng' });
    await waitFor(() => expect(tiles().length).toBeGreaterThan(0));
    await waitFor(() => expect(document.querySelector('header')).toHaveTextContent('฿'));
    await expectFits();
  });

  const inCentres = [
    ...Object.keys(memberPages).map((name) => [name, 'member', `/?centre=${name}`, 'ready'] as const),
    // All agreements, with something in each.
    ...Object.keys(agentPages).map((name) => [name, 'agent', `/?agent=${name}`, 'contracts'] as const),
  ];
  test.each(inCentres)('%s fits its dialog', async (_name, persona, path, scenario) => {
    await renderSite({ language, viewport: 'smallest', persona, path, scenario });
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('h3, form, [role=table]')).toBeVisible());
    await expectFits();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  });
});
