import { waitFor } from 'storybook/test';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type FeatureName, featureFlags } from '#api/features.ts';
import { type OperationId, operationDocs, operations } from '#api/operations.ts';
import { routes } from '#core/routing/routes.ts';
import { withPages } from '#core/site/missing.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { pages } from './everyPage.testing.ts';
import { Navigation, goTo } from './navigation.testing.tsx';
import { renderSite } from './renderSite.testing.tsx';

/**
 * A walk through every page while half of the operator's features are off, on a platform without half of the operations that
 * belong to no feature: once the switches are known, nothing asks for what the platform refuses then (FLG-02), nothing ever asks
 * for what it does not have, and no part of a page has failed. The halves are chosen so that each feature is off, and each
 * operation is missing, at least once while any other is there.
 */

const features = Object.keys(featureFlags) as FeatureName[];
const bits = Array.from({ length: Math.ceil(Math.log2(features.length)) }, (_, bit) => bit);
const halves = bits.flatMap((bit) =>
  [0, 1].map((side) => features.filter((_, index) => ((index >> bit) & 1) === side)),
);

/** What the site cannot run without, and what pages of a feature need besides what closes with it. */
const needed: ReadonlySet<OperationId> = new Set([
  ...(['sessionLogin', 'sessionLogout', 'memberInfo', 'walletBalance', 'gameMenuList', 'gameVendorList'] as const),
  ...(['gameList', 'gameLaunch', 'systemStatus', 'systemPermission', 'systemWhitelabel'] as const),
  ...(['depositOrder', 'depositOrders', 'withdrawOrder', 'withdrawOrders', 'bankAccounts'] as const),
  ...(['paymentPasswordState', 'paymentPasswordCheck', 'walletTransfers', 'pointTransactions'] as const),
  ...(['pointRedeemList', 'playStatus', 'playLimitSet', 'playLimitConfirm', 'playLimitHistory'] as const),
  'playBreakStart',
]);

test('each feature is off while any other is on', () => {
  for (const off of features)
    for (const on of features.filter((name) => name !== off))
      expect(
        halves.some((half) => half.includes(off) && !half.includes(on)),
        `${off} off, ${on} on`,
      ).toBe(true);
});

/** What an adapter may leave out beside its features: all but what the site, or a feature that is on, needs. */
const optional = (Object.keys(operations) as OperationId[]).filter(
  (id) => operationDocs[id].features === undefined && !needed.has(id),
);
const missingIn = halves.map((_, half) =>
  optional.filter((_id, index) => (((index % 2 ** bits.length) >> (half >> 1)) & 1) === half % 2),
);

/** Pages that lead a player elsewhere. */
const visitorsOnly: ReadonlySet<string> = new Set([
  ...routes.login.paths,
  ...routes.register.paths,
  ...routes.forget.paths,
  ...routes.changePassword.paths,
]);

const walks = halves.flatMap((half, index) =>
  (['member', 'agent'] as const).map((persona) => [persona, half, missingIn[index] ?? []] as const),
);

test.each(walks)(
  '%s, %j off: no page asks for what is off or missing, and no part fails',
  async (persona, half, missing) => {
    const off = new Set<FeatureName>(half);
    const fetched = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => fetched.mockRestore());
    const { everyCall, sandbox, t, url } = await renderSite({
      persona,
      scenario: 'contracts',
      path: '/nothing-here',
      language: 'en',
      deployment: { missing: [...withPages(missing)] },
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
    const retries = () =>
      Array.from(document.querySelectorAll('button'))
        .filter(({ textContent }) => textContent === t('common:retry'))
        .map((button) => button.closest('section, [role=alert], [role=status], main, [role=dialog]')?.textContent);
    // The last call of the site itself.
    await waitFor(() => expect(everyCall.map(({ id }) => id)).toContain('playStatus'));
    await isWhole();
    const known = everyCall.length;
    const visited = pages.filter(
      (each) =>
        each.persona === persona ||
        (persona === 'member' && each.persona === 'visitor' && !visitorsOnly.has(each.name)),
    );
    for (const page of visited) {
      const before = url();
      await goTo(page.path(sandbox));
      await waitFor(() => expect(url()).not.toBe(before));
      await isWhole();
      expect(retries(), page.name).toEqual([]);
    }
    const asked = everyCall.slice(known).map(({ id }) => id);
    // Without its centre an agent is led elsewhere at each of these pages.
    const isClosed = persona === 'agent' && off.has('AGENTCENTRE');
    if (!isClosed) expect(asked.length).toBeGreaterThan(visited.length / 2);
    const refused = asked.filter((id) => operationDocs[id].features?.some((name) => off.has(name)));
    expect(refused).toEqual([]);
    const sent = fetched.mock.calls.map(
      ([address, init]) => `${init?.method} ${new URL(address as string, location.origin).pathname}`,
    );
    expect(missing.filter((id) => sent.includes(`${operations[id].method} ${operations[id].path}`))).toEqual([]);
  },
);
