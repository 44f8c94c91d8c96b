import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { placeRound } from '#sandbox/money/rounds.ts';
import { setLimit, setRealityCheck } from '#sandbox/play/protections.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { openGame } from '#sandbox/seed/openGame.ts';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { type SandboxContext, accounts } from '#storybook/sandboxPlatform.ts';
import { RealityCheckDialog } from './RealityCheckDialog.tsx';
import { useRealityCheck } from './useRealityCheck.ts';

const member = memberIdOf(accounts.member);
let left = 0;
const useCheck = () => useRealityCheck(() => (left += 1));

/** Plays a round that began a sitting some minutes ago. */
function played(sandbox: SandboxContext, minutesAgo: number): void {
  const then = { ...sandbox, now: () => sandbox.now() - minutesAgo * 60_000 };
  for (const [roundId, at] of [
    ['first', then],
    ['last', sandbox],
  ] as const) {
    openGame(sandbox, member, 'game');
    const round = placeRound(at, {
      launchToken: 'game',
      roundId,
      stakeSatang: 10_000,
      range: { minSatang: 1, maxSatang: 10_000 },
      decide: () => ({ winSatang: 0, outcome: null }),
    });
    if (!round.ok) throw new Error(round.error.code);
  }
}

test('RSP-04: asks after the chosen time with the platform’s figures; an answer holds until the next interval', async () => {
  sessionStorage.clear();
  const { t } = await renderOnPlatform(RealityCheckDialog, useCheck, {
    persona: 'member',
    prepare: (sandbox) => {
      played(sandbox, 20);
      sandbox.store.transaction(() => setRealityCheck(sandbox, member, 15));
    },
  });
  const dialog = within(await screen.findByRole('alertdialog'));
  await expect(dialog.getByText(t('limits:check.staked')).nextElementSibling).toHaveTextContent('฿200.00');
  await expect(dialog.getByText(t('limits:check.result')).nextElementSibling).toHaveTextContent('−฿200.00');
  await userEvent.click(dialog.getByRole('button', { name: t('limits:check.goOn') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a limit that is reached in the game is said at once', async () => {
  sessionStorage.clear();
  left = 0;
  const { t } = await renderOnPlatform(RealityCheckDialog, useCheck, {
    persona: 'member',
    prepare: (sandbox) => {
      played(sandbox, 2);
      const limit = { kind: 'loss', period: 'month', value: 20_000 } as const;
      sandbox.store.transaction(() => setLimit(sandbox, member, limit));
    },
  });
  const dialog = within(await screen.findByRole('alertdialog', { name: t('limits:stop.limitTitle') }));
  await userEvent.click(dialog.getByRole('button', { name: t('limits:check.leave') }));
  await expect(left).toBe(1);
});

test('before the first interval, nothing is asked', async () => {
  sessionStorage.clear();
  const { calls } = await renderOnPlatform(RealityCheckDialog, useCheck, {
    persona: 'member',
    prepare: (sandbox) => played(sandbox, 5),
  });
  const { playStatus } = await import('#api/responsiblePlay.ts');
  await waitFor(() => expect(calls(playStatus)[0]?.settled).toBe(true));
  await expect(screen.queryByRole('alertdialog')).toBeNull();
});
