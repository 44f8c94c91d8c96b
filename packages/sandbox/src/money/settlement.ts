import type { GameType } from '#api/primitives.ts';
import { handEnding } from '#demo/vendors/cards/server/settle.ts';
import { drawEnding } from '#demo/vendors/lottery/server/settle.ts';
import { matchEnding } from '#demo/vendors/sportsbook/server/settle.ts';
import { processCommission } from '../agents/commission.ts';
import { processContracts } from '../agents/contractClock.ts';
import { processQuiet } from '../agents/teamEvents.ts';
import { logFault } from '../http/logFault.ts';
import { sendDuePushes } from '../live/pushClock.ts';
import { processRests } from '../play/protections.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Round } from '../schema/games.ts';
import { expireBonuses } from './bonuses.ts';
import { expireDeposits } from './deposits.ts';
import type { Ending } from './ending.ts';
import { returnEnvelopes } from './givenEnvelopes.ts';
import { settleRound, storedRound } from './rounds.ts';
import { processTransfers } from './vendorWallets.ts';
import { processWithdrawals } from './withdrawalClock.ts';

/** The game types with open rounds: matches end, draws take place, abandoned card hands are resolved. */
const endings: Partial<Record<GameType, Ending>> = {
  SPORTS: matchEnding,
  LOTT: drawEnding,
  ELOTT: drawEnding,
  PVP: handEnding,
};

/**
 * Settles every open round that is due, expires overdue deposits and bonuses, takes withdrawals and transfers further, gives
 * agents back what was not opened, pays commission and salaries, tells of breaks that have ended and of quiet accounts, and sends the notifications that are due.
 * Rounds are settled in the order of their due times, so each records the balance of its moment. Runs before a member or a demo
 * vendor is answered, so that no answer shows an outdated balance. Reads open rounds only. A round that cannot be decided is
 * refunded and logged once; the others are not affected.
 */
export function settleWhatIsDue(sandbox: Sandbox): void {
  expireDeposits(sandbox);
  expireBonuses(sandbox);
  processWithdrawals(sandbox);
  processTransfers(sandbox);
  returnEnvelopes(sandbox);
  settleRounds(sandbox);
  // Both count the bets that were settled.
  processCommission(sandbox);
  processContracts(sandbox);
  processRests(sandbox);
  processQuiet(sandbox);
  // After everything that tells of something.
  sendDuePushes(sandbox);
}

function settleRounds(sandbox: Sandbox): void {
  const now = sandbox.now();
  const due: { readonly key: string; readonly dueAt: number }[] = [];
  for (const [key, { dueAt }] of sandbox.store.entries('waitingRounds')) if (dueAt <= now) due.push({ key, dueAt });
  if (due.length === 0) return;
  due.sort((one, other) => one.dueAt - other.dueAt);
  sandbox.store.transaction(() => {
    for (const { key, dueAt } of due) settleOne(sandbox, key, dueAt);
  });
}

/** When a stored round is due. A round that cannot be read is due at once, so that its stake is refunded. */
export function dueAtOf(sandbox: Sandbox, round: Round): number {
  try {
    return endingOf(round).dueAt(sandbox, round);
  } catch {
    return round.playedAt;
  }
}

function settleOne(sandbox: Sandbox, key: string, at: number): void {
  const { round } = storedRound(sandbox, key);
  const attempt = (work: () => void): boolean => {
    try {
      work();
      return true;
    } catch (cause) {
      logFault(new Error(`round ${key} cannot be settled`, { cause }));
      return false;
    }
  };
  // A throw in either attempt leaves no writes behind: deciding comes first, then posting, then storing.
  const settled =
    round !== undefined &&
    (attempt(() => void settleRound(sandbox, key, { ...endingOf(round).decide(sandbox, round), at })) ||
      attempt(() => void settleRound(sandbox, key, { winSatang: round.stakeSatang, at })));
  // Otherwise every later call would try and log it again.
  if (!settled) sandbox.store.remove('waitingRounds', key);
}

function endingOf({ gameType }: Round): Ending {
  const ending = endings[gameType];
  if (!ending) throw new Error(`rounds of ${gameType} are never open`);
  return ending;
}
