import type { ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';
import { describe, test } from 'vitest';
import { type PlayAction, stopFor } from '#core/session/playStatus.ts';
import { BonusesScreen } from '#features/account/benefits/bonuses/BonusesScreen.tsx';
import { useBonusesScreen } from '#features/account/benefits/bonuses/useBonusesScreen.ts';
import { PointMallScreen } from '#features/account/benefits/pointMall/PointMallScreen.tsx';
import { usePointMallScreen } from '#features/account/benefits/pointMall/usePointMallScreen.ts';
import { RebateScreen } from '#features/account/benefits/rebate/RebateScreen.tsx';
import { useRebateScreen } from '#features/account/benefits/rebate/useRebateScreen.ts';
import { MessagesScreen } from '#features/account/messages/inbox/MessagesScreen.tsx';
import { useMessagesScreen } from '#features/account/messages/inbox/useMessagesScreen.ts';
import { DepositScreen } from '#features/account/money/deposit/DepositScreen.tsx';
import { useDepositScreen } from '#features/account/money/deposit/useDepositScreen.ts';
import { UplineScreen } from '#features/account/money/upline/UplineScreen.tsx';
import { useUplineScreen } from '#features/account/money/upline/useUplineScreen.ts';
import { useWalletScreen } from '#features/account/money/wallet/useWalletScreen.ts';
import { WalletScreen } from '#features/account/money/wallet/WalletScreen.tsx';
import { useWithdrawScreen } from '#features/account/money/withdraw/useWithdrawScreen.ts';
import { WithdrawScreen } from '#features/account/money/withdraw/WithdrawScreen.tsx';
import { ProfitScreen } from '#features/account/records/profit/ProfitScreen.tsx';
import { useProfitScreen } from '#features/account/records/profit/useProfitScreen.ts';
import { AccountRecordScreen } from '#features/account/records/statement/AccountRecordScreen.tsx';
import { BettingRecordScreen } from '#features/account/records/statement/BettingRecordScreen.tsx';
import { useAccountRecordScreen } from '#features/account/records/statement/useAccountRecordScreen.ts';
import { useBettingRecordScreen } from '#features/account/records/statement/useBettingRecordScreen.ts';
import { pauseAccount } from '#sandbox/play/pauses.ts';
import { setLimit, startRest } from '#sandbox/play/protections.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { type SandboxContext, accounts } from '#storybook/sandboxPlatform.ts';

const member = memberIdOf(accounts.member);

/** A page joined with its hook, and what it does; `open`: what no brake may stop. */
interface GuardedPage {
  readonly does: PlayAction | 'open';
  readonly render: (options: RenderOptions) => ReturnType<typeof renderOnPlatform>;
}
const page = <Props extends object>(
  does: GuardedPage['does'],
  Screen: ComponentType<Props>,
  useScreen: () => Props,
): GuardedPage => ({ does, render: async (options) => renderOnPlatform(Screen, useScreen, options) });

const pages: Readonly<Record<string, GuardedPage>> = {
  deposit: page('deposit', DepositScreen, useDepositScreen),
  'transfer to the upline': page('transferOut', UplineScreen, useUplineScreen),
  rebate: page('claim', RebateScreen, useRebateScreen),
  'points mall': page('claim', PointMallScreen, usePointMallScreen),
  withdrawal: page('open', WithdrawScreen, useWithdrawScreen),
  wallet: page('open', WalletScreen, useWalletScreen),
  bonuses: page('open', BonusesScreen, useBonusesScreen),
  'betting record': page('open', BettingRecordScreen, useBettingRecordScreen),
  'account record': page('open', AccountRecordScreen, useAccountRecordScreen),
  'profit and loss': page('open', ProfitScreen, useProfitScreen),
  messages: page('open', MessagesScreen, useMessagesScreen),
};

/** What a member has decided. The history has deposits and losses in this month. */
const brakes: Readonly<Record<string, (sandbox: SandboxContext) => void>> = {
  none: () => {},
  'deposit limit': (sandbox) => setLimit(sandbox, member, { kind: 'deposit', period: 'month', value: 100 }),
  'loss limit': (sandbox) => setLimit(sandbox, member, { kind: 'loss', period: 'month', value: 1 }),
  'time-out': (sandbox) => void startRest(sandbox, member, 'timeout', '1d'),
  'self-exclusion': (sandbox) => void startRest(sandbox, member, 'exclusion', 'forever'),
  // AGT-09c: stops play, which none of these pages is.
  'pause by the agent': (sandbox) => {
    const own = sandbox.store.get('members', member);
    const agent = memberIdOf('agent');
    if (own) sandbox.store.put('members', member, { ...own, uplineId: agent });
    pauseAccount(sandbox, { id: agent }, member, { reason: 'payment', note: '' });
  },
};

/** Whether a brake stops what a page does, by the rule that the sandbox's own table tests (RSP-03). */
const isStopped = (does: GuardedPage['does'], brake: string): boolean =>
  does !== 'open' &&
  (brake === 'time-out' || brake === 'self-exclusion' || (brake === 'deposit limit' && does === 'deposit'));

describe.each(Object.keys(brakes))('RSP-03 on the site, with %s', (brake) => {
  test.each(Object.keys(pages))('%s', async (name) => {
    const guarded = pages[name];
    if (guarded === undefined) throw new Error(name);
    const { canvas, container, everyCall, t } = await guarded.render({
      persona: 'member',
      // Only this one has an upline; only the other one has a history.
      scenario: guarded.does === 'transferOut' ? 'transfers' : 'played',
      prepare: (sandbox: SandboxContext) => sandbox.store.transaction(() => brakes[brake]?.(sandbox)),
    });
    const stop = () =>
      canvas.queryByRole('heading', {
        name: t(brake === 'deposit limit' ? 'limits:stop.limitTitle' : 'limits:stop.breakTitle'),
      });
    if (isStopped(guarded.does, brake)) {
      await waitFor(() => expect(stop()).toBeVisible());
    } else {
      await waitFor(async () => {
        await expect(everyCall.length).toBeGreaterThan(0);
        await expect(everyCall.every(({ settled }) => settled)).toBe(true);
      });
      await waitFor(() => expect(container.querySelector('h2, h3, ul, table, form, dl')).not.toBeNull());
      await expect(stop()).toBeNull();
    }
    await expect(everyCall.filter(({ id }) => moving.includes(id))).toEqual([]);
  });
});

/** Operations that a page may only send when the player acts. */
const moving: readonly string[] = ['depositCreate', 'withdrawCreate', 'uplineTransfer', 'rewardClaim', 'rebateClaim'];

test('the table knows every action that a break stops and that a page offers', async () => {
  const rest = { kind: 'timeout', since: '2026-11-21T05:00:00Z', until: null } as const;
  const offered = new Set(Object.values(pages).map(({ does }) => does));
  // What is joined is on pages that a break closes as a whole (ClosedPages.browser.test.tsx).
  for (const action of ['deposit', 'claim', 'transferOut'] as const) {
    await expect(offered.has(action)).toBe(true);
    await expect(stopFor({ rest, limits: [] }, action)).not.toBeNull();
  }
  await expect(Object.keys(pages).length).toBeGreaterThanOrEqual(11);
});
