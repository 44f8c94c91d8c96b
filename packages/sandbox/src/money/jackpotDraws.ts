import { createRandom } from '#demo/art/random.ts';
import { tellJackpot } from '../inbox/rewardMessages.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Launch } from '../schema/games.ts';
import { countJackpotStake, noteJackpotWin } from './jackpot.ts';
import { balanceOf, jackpotAccount, post } from './ledger.ts';
import { playingAccount } from './wallets.ts';

/**
 * Draws whether a paid round on a slot wins the jackpot, all of it. Its chance is its stake by `stakesPerWinSatang`, whatever
 * the round itself wins. Has random numbers of its own, so that the games keep theirs. Joins the open transaction.
 *
 * @param key of the round, which the posting refers to
 */
export function drawJackpot(sandbox: Sandbox, key: string, launch: Launch, stakeSatang: number): void {
  const { memberId, gameType, vassalage, practiceSatang } = launch;
  if (memberId === null || practiceSatang !== null || gameType !== 'RNG' || stakeSatang === 0) return;
  const random = createRandom(sandbox.seed, `jackpot ${countJackpotStake(sandbox, launch, stakeSatang)}`);
  // One number has 32 bits, which is too coarse for the chance of a baht.
  const drawn = random.next() + random.next() / 2 ** 32;
  const satang = balanceOf(sandbox, jackpotAccount);
  if (satang === 0 || drawn >= stakeSatang / sandbox.settings.jackpotRule.stakesPerWinSatang) return;
  const paid = post(sandbox, {
    kind: 'jackpot',
    ref: `round:${key}:jackpot`,
    lines: [
      { account: jackpotAccount, satang: -satang },
      { account: playingAccount(sandbox, memberId, vassalage), satang },
    ],
  });
  if (!paid.ok) throw new Error(`round ${key}: the jackpot was not paid (${paid.error.kind})`);
  noteJackpotWin(sandbox, memberId, satang);
  tellJackpot(sandbox, memberId, key, satang);
}
