import { waitFor } from 'storybook/test';
import { expect, test } from 'vitest';
import { type FeatureName, featureFlags } from '#api/features.ts';
import { operationDocs } from '#api/operations.ts';
import { routes } from '#core/routing/routes.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { pages } from './everyPage.testing.ts';
import { Navigation, goTo } from './navigation.testing.tsx';
import { renderSite } from './renderSite.testing.tsx';

/**
 * A walk through every page while half of the operator's features are off: once the switches are known, nothing asks for what
 * the platform refuses then (FLG-02). The halves are chosen so that each feature is off at least once while any other is on.
 */

const features = Object.keys(featureFlags) as FeatureName[];
const bits = Array.from({ length: Math.ceil(Math.log2(features.length)) }, (_, bit) => bit);
const halves = bits.flatMap((bit) =>
  [0, 1].map((side) => features.filter((_, index) => ((index >> bit) & 1) === side)),
);

test('each feature is off while any other is on', () => {
  for (const off of features)
    for (const on of features.filter((name) => name !== off))
      expect(
        halves.some((half) => half.includes(off) && !half.includes(on)),
        `${off} off, ${on} on`,
      ).toBe(true);
});

/** Pages that lead a player elsewhere. */
const visitorsOnly: ReadonlySet<string> = new Set([
  ...routes.login.paths,
  ...routes.register.paths,
  ...routes.forget.paths,
  ...routes.changePassword.paths,
]);

const walks = halves.flatMap((half) => (['member', 'agent'] as const).map((persona) => [persona, half] as const));

test.each(walks)('%s, %j off: no page asks for what is off', async (persona, half) => {
  const off = new Set<FeatureName>(half);
  const { everyCall, sandbox, t, url } = await renderSite({
    persona,
    scenario: 'contracts',
    path: '/nothing-here',
    language: 'en',
    beside: <Navigation />,
    prepare: (platform) =>
      changeSettings(platform, {
        flags: {
          ...platform.settings.flags,
          ...Object.fromEntries(features.map((name) => [featureFlags[name].modId, !off.has(name)])),
        },
      }),
  });
  const isWhole = () =>
    waitFor(() => {
      expect(document.querySelector('h1, h2')).not.toBeNull();
      expect(document.body.textContent).not.toContain(t('common:loading'));
      expect(everyCall.filter((call) => !call.settled)).toEqual([]);
    });
  // The last call of the site itself.
  await waitFor(() => expect(everyCall.map(({ id }) => id)).toContain('playStatus'));
  await isWhole();
  const known = everyCall.length;
  const visited = pages.filter(
    (each) =>
      each.persona === persona || (persona === 'member' && each.persona === 'visitor' && !visitorsOnly.has(each.name)),
  );
  for (const page of visited) {
    const before = url();
    await goTo(page.path(sandbox));
    await waitFor(() => expect(url()).not.toBe(before));
    await isWhole();
  }
  const asked = everyCall.slice(known).map(({ id }) => id);
  // Without its centre an agent is led elsewhere at each of these pages.
  const isClosed = persona === 'agent' && off.has('AGENTCENTRE');
  if (!isClosed) expect(asked.length).toBeGreaterThan(visited.length / 2);
  const refused = asked.filter((id) => operationDocs[id].features?.some((name) => off.has(name)));
  expect(refused).toEqual([]);
});
