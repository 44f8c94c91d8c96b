import { screen, userEvent, waitFor, within } from 'storybook/test';
import { expect, test } from 'vitest';
import { rewardClaim } from '#api/rewards.ts';
import { badgesChannel } from '#core/session/otherTabs.ts';
import { usePublicState } from '#core/session/publicState.ts';
import { useBadgeUpdates } from '#core/session/useBadgeUpdates.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { redeem } from '#sandbox/money/pointOrders.ts';
import { claimReward, grantReward } from '#sandbox/money/rewards.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { givePoints } from '#sandbox/testing/points.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { RewardCentreScreen } from './RewardCentreScreen.tsx';
import { useRewardCentreScreen } from './useRewardCentreScreen.ts';

const render = (options: RenderOptions = {}) =>
  renderOnPlatform(RewardCentreScreen, useRewardCentreScreen, { persona: 'member', scenario: 'played', ...options });

/** The number that the badges show. */
function useWaiting(): number {
  const { rewards, at } = usePublicState(true);
  useBadgeUpdates(at, null);
  return rewards;
}
const Waiting = () => <output data-testid="waiting">{useWaiting()}</output>;

/** How often the ledger has a reward since the page was opened. */
const creditedIn = ({ sandbox }: Awaited<ReturnType<typeof render>>): number =>
  [...sandbox.store.entries('postings')].filter(([, { kind, at }]) => kind === 'reward' && at > sandbox.now() - 60_000)
    .length;

test.each(['byKey', 'none'] as const)('a reward whose answer was lost is credited once (keys: %s)', async (keys) => {
  const rendered = await render({
    faults: [{ match: rewardClaim.id, when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' }],
    prepare: (sandbox) => {
      if (keys === 'none') changeSettings(sandbox, { policy: { ...sandbox.settings.policy, idempotency: 'none' } });
    },
  });
  const { canvas, t } = rendered;
  await userEvent.click(
    await canvas.findByRole('button', { name: t('rewardCentre:takeAmount', { amount: '฿50.00' }) }),
  );
  const check = await canvas.findByRole('button', { name: t('rewardCentre:unknown.check') });
  expect(creditedIn(rendered)).toBe(1);
  await userEvent.click(check);
  const done = t('rewardCentre:done.titleAmount', { amount: '฿50.00' });
  expect(await canvas.findByRole('heading', { name: done })).toBeVisible();
  expect(creditedIn(rendered)).toBe(1);
});

test('a reward that was taken in another tab is refused, and the list follows', async () => {
  const rendered = await render();
  const { canvas, sandbox, t } = rendered;
  const name = t('rewardCentre:takeAmount', { amount: '฿100.00' });
  await userEvent.click(await canvas.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('alertdialog'));
  sandbox.store.transaction(() => claimReward(sandbox, { id: memberIdOf('demo') }, 'gift-slots'));
  await userEvent.click(dialog.getByRole('button', { name }));
  expect(await canvas.findByText(t('rewardCentre:refused.reward_taken'))).toBeVisible();
  // Behind the question, which closes, the list has no roles.
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
  expect(creditedIn(rendered)).toBe(1);
});

test('a reward that another tab has taken is gone here, and so is its number in the badge', async () => {
  const { canvas, sandbox, t } = await render({ beside: <Waiting /> });
  const name = t('rewardCentre:takeAmount', { amount: '฿100.00' });
  await canvas.findByRole('button', { name });
  const waiting = () => Number(screen.getByTestId('waiting').textContent);
  await waitFor(() => expect(waiting()).toBeGreaterThan(1));
  const before = waiting();
  sandbox.store.transaction(() => claimReward(sandbox, { id: memberIdOf('demo') }, 'gift-slots'));
  const otherTab = new BroadcastChannel(badgesChannel);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  otherTab.postMessage({ changedBy: 'another tab' });
  otherTab.close();
  await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
  await waitFor(() => expect(waiting()).toBe(before - 1));
});

/** Redeems twenty free rounds for the member. Returns their row. */
function redeemSpins(sandbox: Sandbox) {
  const { store, settings } = sandbox;
  const id = memberIdOf('demo');
  const [member, reward] = [store.get('members', id), settings.points.rewards.find(({ kind }) => kind === 'spins')];
  if (member === undefined || reward === undefined) throw new Error('no free rounds are offered');
  const { id: rewardId, points } = reward;
  givePoints(sandbox, id, points);
  const made = store.transaction(() =>
    redeem(sandbox, member, reward, { rewardId, quantity: 1, points, delivery: null }),
  );
  const row = made.ok ? store.get('freeRounds', made.value.reference) : undefined;
  if (row === undefined) throw new Error('they were not redeemed');
  return row;
}

test('free rounds lead to their game and back here, also while its vendor is in maintenance (PTS-03)', async () => {
  const rendered = await render({
    prepare(sandbox) {
      const { vassalage } = redeemSpins(sandbox);
      changeSettings(sandbox, { vendorsInMaintenance: [vassalage] });
    },
  });
  const { canvas, sandbox, t, url } = rendered;
  const [, { vassalage, nodeId } = { vassalage: '', nodeId: 0 }] = [...sandbox.store.entries('freeRounds')][0] ?? [];
  expect(await canvas.findByText(t('rewardCentre:spins.left', { left: '20', rounds: '20' }))).toBeVisible();
  expect(canvas.getByText(t('pointMall:spins.turnover', { times: 1 }))).toBeVisible();
  const link = canvas.getByRole('link', { name: new RegExp(`^${t('rewardCentre:goTo.spins')}`) });
  link.focus();
  await userEvent.keyboard('{Enter}');
  const from = encodeURIComponent('/?centre=rewardCenter');
  await waitFor(() => expect(url()).toBe(`/game?vassalage=${vassalage}&gameType=RNG&nodeId=${nodeId}&from=${from}`));
});

test('the number of the badge follows the list, which free rounds have left by being played', async () => {
  const { canvas, sandbox, t } = await render({
    beside: <Waiting />,
    prepare: (platform) => void redeemSpins(platform),
  });
  await canvas.findByText(t('rewardCentre:spins.left', { left: '20', rounds: '20' }));
  const waiting = () => Number(screen.getByTestId('waiting').textContent);
  await waitFor(() => expect(waiting()).toBeGreaterThan(1));
  const before = waiting();
  const { store } = sandbox;
  for (const [reference, row] of store.entries('freeRounds')) {
    store.transaction(() => store.put('freeRounds', reference, { ...row, played: row.rounds }));
  }
  await userEvent.click(canvas.getByRole('tab', { name: new RegExp(t('rewardCentre:tabs.taken')) }));
  await waitFor(() => expect(waiting()).toBe(before - 1));
  const claimable = t('rewardCentre:tabs.claimable');
  expect(canvas.getByRole('tab', { name: new RegExp(claimable) })).toHaveTextContent(`${claimable}${before - 1}`);
});

test('a picture of the operator is loaded from an allowed host only; others have the drawing of their kind', async () => {
  const rewardWith = (id: string, image: string) => ({
    ...{ id, kind: 'gift', name: id, text: '', amount: '50.00', requirement: null, state: 'claimable', image },
    ...{ endsAt: null, takenAt: null, reference: null },
  });
  const value = {
    list: [rewardWith('own', '/one.svg'), rewardWith('foreign', 'https://elsewhere.example/two.svg')],
    ...{ totalPages: 1, counts: { claimable: 2, active: 0, taken: 0, missed: 0 } },
  };
  const { canvas, container } = await render({
    faults: [{ match: 'rewardList', fault: { kind: 'malformed', value } }],
  });
  await canvas.findByRole('heading', { name: 'foreign' });
  await waitFor(() => expect(container.querySelector('img')).not.toBeNull());
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(['/one.svg']);
});

test('a second bonus is refused in words of its own, with the way to the first', async () => {
  const { canvas, sandbox, t } = await render();
  const name = t('rewardCentre:takeAmount', { amount: '฿100.00' });
  await canvas.findByRole('button', { name });
  const bound = { kind: 'gift', text: { th: '', en: '' }, gameTypes: [], endsAt: null } as const;
  const other = { memberId: memberIdOf('demo'), id: 'other', name: { th: 'อื่น', en: 'Other' } };
  sandbox.store.transaction(() => {
    grantReward(sandbox, { ...bound, ...other, satang: 1_000, requiredSatang: 5_000 });
    claimReward(sandbox, { id: memberIdOf('demo') }, 'other');
  });
  await userEvent.click(canvas.getByRole('button', { name }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
  expect(await canvas.findByText(t('rewardCentre:refused.bonus_active'))).toBeVisible();
  expect(await canvas.findByRole('link', { name: t('rewardCentre:bonuses') })).toBeVisible();
});
