import type { LimitKind, LimitPeriod } from '#api/responsiblePlay.ts';
import { dayMs, hourMs } from '#text/durations.ts';
import { placeRound } from '../money/rounds.ts';
import { setLimit, setRealityCheck, startRest } from '../play/protections.ts';
import { type Sandbox, sandboxAt } from '../sandbox.ts';
import { memberIdOf } from './members.ts';
import { openGame } from './openGame.ts';

const demo = memberIdOf('demo');
const lostSatang = 50_000;

/**
 * Limits of `demo`: the daily loss is reached, the monthly stake was asked to rise a day and an hour ago and can be
 * confirmed, the daily time was asked to rise an hour ago and waits.
 */
export function seedLimits(sandbox: Sandbox): void {
  const at = (hoursAgo: number) => sandboxAt(sandbox, sandbox.now() - hoursAgo * hourMs);
  const set = (hoursAgo: number, kind: LimitKind, period: LimitPeriod, value: number | null): void =>
    setLimit(at(hoursAgo), demo, { kind, period, value });
  set(20 * 24, 'deposit', 'week', 500_000);
  set(20 * 24, 'wager', 'month', 5_000_000);
  set(20 * 24, 'time', 'day', 120);
  set(10 * 24, 'loss', 'day', lostSatang);
  set(25, 'wager', 'month', 8_000_000);
  set(1, 'time', 'day', null);
  setRealityCheck(sandbox, demo, 30);
  openGame(sandbox, demo, 'limited');
  const round = placeRound(sandbox, {
    launchToken: 'limited',
    roundId: 'limited',
    stakeSatang: lostSatang,
    range: { minSatang: 1, maxSatang: lostSatang },
    decide: () => ({ winSatang: 0, outcome: null }),
  });
  if (!round.ok) throw new Error(`the round of the scenario was refused: ${round.error.code}`);
}

/** An exclusion of `krit` that began ten days ago. */
export function seedExcludedPlayer(sandbox: Sandbox): void {
  startRest(sandboxAt(sandbox, sandbox.now() - 10 * dayMs), memberIdOf('krit'), 'exclusion', '6m');
}

/** A time-out of `demo` that began two days ago, and an exclusion of `nok` without an end. */
export function seedBreaks(sandbox: Sandbox): void {
  startRest(sandboxAt(sandbox, sandbox.now() - 2 * dayMs), demo, 'timeout', '7d');
  startRest(sandboxAt(sandbox, sandbox.now() - 30 * dayMs), memberIdOf('nok'), 'exclusion', 'forever');
}
