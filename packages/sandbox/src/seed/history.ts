import { type Random, createRandom } from '#demo/art/random.ts';
import type { StoredTicket } from '#demo/vendors/lottery/server/messages.ts';
import { paysOn, playsFor } from '#demo/vendors/lottery/server/plays.ts';
import type { StoredBet } from '#demo/vendors/sportsbook/server/messages.ts';
import { dayMs, hourMs, minuteMs } from '#text/durations.ts';
import { nextDraw, opensAt, winningNumber } from '../games/lotteryDraws.ts';
import { rememberRecent } from '../games/memberGames.ts';
import { openDeposit, payDeposit, waitingDepositOf } from '../money/deposits.ts';
import { creditRebate } from '../money/rebates.ts';
import { type Decision, placeRound } from '../money/rounds.ts';
import { settleWhatIsDue } from '../money/settlement.ts';
import { type Sandbox, sandboxAt } from '../sandbox.ts';
import { startOfThaiDay, thaiDate, thaiDay } from '../time.ts';
import { plannedBonuses } from './bonuses.ts';
import type { CatalogueVendor } from './catalogue.types.ts';
import { tablesOf } from './liveTables.ts';
import { seedLotteries } from './lotteries.ts';
import { type Match, matchesOf } from './matches.ts';
import { pricesAt, settlesAt } from './matchOdds.ts';
import { backdateOpening, memberIdOf } from './members.ts';
import { askWithdrawal, bindMoneyOut, done } from './moneyOutMembers.ts';
import type { Move } from './moves.ts';
import { plannedPoints } from './pointHistory.ts';

const days = 30;
const token = 'history';
const demo = memberIdOf('demo');
/** Other members with bets on the last days, at multiples of `demo`'s stakes. They fill the leaderboard. */
const others: readonly (readonly [account: string, days: number, times: number])[] = [
  ['agent', 12, 8],
  ['nok', 13, 4],
  ['somchai', 14, 2],
  ['malee', 11, 1],
  ['faraway', 9, 2],
  ['krit', 6, 1],
  ['ploy', 4, 1],
];

/** A round to be played. */
interface Play {
  readonly memberId: string;
  readonly at: number;
  readonly vendor: CatalogueVendor;
  readonly nodeId: number | null;
  readonly gameCode: string;
  readonly stakeSatang: number;
  readonly decision: Decision;
}

/**
 * Simulates the last 30 days of `demo` with the platform's own operations: rounds of every game type, deposits with their
 * turnover, a withdrawal, a rebate, two bonuses, a ticket that has won and open bets. What was played last is among the
 * recent games. Adds rounds of other members. Repeatable for the same seed and clock.
 * @param past what else has happened
 */
export function seedHistory(sandbox: Sandbox, past: readonly Move[] = []): void {
  const random = createRandom(sandbox.seed, 'history');
  const today = thaiDay(sandbox.now());
  for (const account of ['demo', ...others.map(([other]) => other)]) {
    backdateOpening(sandbox, memberIdOf(account), startOfThaiDay(today - days));
  }
  const moves = [
    ...plannedRounds(sandbox, random, today),
    ...roundsOfOthers(sandbox, today),
    ...plannedTransfers(sandbox, today),
    plannedRebate(today),
    ...plannedPoints(demo, today),
    ...plannedBonuses(today),
    ...past,
  ].filter(({ at }) => at < sandbox.now());
  for (const { at, run } of moves.toSorted((one, other) => one.at - other.at)) {
    settleUntil(sandbox, at);
    run(sandboxAt(sandbox, at));
  }
  settleUntil(sandbox, sandbox.now());
  endPlay(sandbox);
}

/** Removes the seat in which moves are played. Joins the open transaction. */
export function endPlay({ store }: Pick<Sandbox, 'store'>): void {
  for (const table of ['launches', 'sessions'] as const) store.remove(table, token);
}

/** Settles each round at its due time, and takes withdrawals further, so that the journal is chronological. */
export function settleUntil(sandbox: Sandbox, until: number): void {
  const due = Array.from(sandbox.store.entries('waitingRounds'), ([, { dueAt }]) => dueAt).filter((at) => at <= until);
  for (const at of due.toSorted((one, other) => one - other)) settleWhatIsDue(sandboxAt(sandbox, at));
  settleWhatIsDue(sandboxAt(sandbox, until));
}

/** Deposits that are paid three minutes after they were ordered, and a withdrawal once they are wagered. */
function plannedTransfers(sandbox: Sandbox, today: number): readonly Move[] {
  const timeOf = (daysAgo: number, hour: number) => startOfThaiDay(today - daysAgo) + hour * hourMs;
  const deposits: readonly (readonly [at: number, satang: number])[] = [
    [timeOf(26, 9), 300_000],
    [timeOf(12, 20), 100_000],
    [timeOf(2, 11), 100_000],
  ];
  const member = sandbox.store.get('members', demo);
  const method = sandbox.settings.depositMethods.find(({ kind }) => kind === 'promptpay');
  if (member === undefined || method === undefined) return [];
  return [
    ...deposits.flatMap(([at, satang]): readonly Move[] => [
      { at, run: (then) => void openDeposit(then, demo, method, satang) },
      { at: at + 3 * minuteMs, run: (then) => payWaiting(then) },
    ]),
    { at: timeOf(20, 10), run: (then) => bindMoneyOut(then, member) },
    // Reviewed, paid and received by the clock.
    { at: timeOf(8, 14), run: (then) => void askWithdrawal(then, member, 250_000) },
  ];
}

/** Pays the open deposit of an account. */
export function payWaiting(then: Sandbox, memberId = demo): void {
  const waiting = waitingDepositOf(then, memberId);
  if (waiting) done(payDeposit(then, waiting.reference));
}

/** Claims the rebate of all bets up to five days ago. */
function plannedRebate(today: number): Move {
  const at = startOfThaiDay(today - 5) + 12 * hourMs;
  return {
    at,
    run(then) {
      const member = then.store.get('members', demo);
      if (member) creditRebate(then, member, at);
    },
  };
}

const dateDigits = (at: number): string => thaiDate(at).replaceAll('-', '');

function* plannedRounds(sandbox: Sandbox, random: Random, today: number): Generator<Move> {
  for (let day = today - days + 1; day <= today; day += 1) {
    const times = Array.from({ length: random.int(7, 12) }, () => random.range(8 * hourMs, 24 * hourMs - minuteMs));
    for (const time of times) yield moveAt(sandbox, random, { at: startOfThaiDay(day) + Math.floor(time) });
  }
  // At any hour there are recent rounds, and open bets on a match and a draw.
  for (const kind of ['RNG', 'LIVE', 'FISH'] as const)
    yield moveAt(sandbox, random, { at: sandbox.now() - random.int(2, 9) * 1_000, kind });
  for (const kind of ['SPORTS', 'LOTT'] as const)
    yield moveAt(sandbox, random, { at: sandbox.now() - 1_000, kind, choose: 'last' });
  // Every vendor with this kind has a draw in the afternoon.
  yield moveAt(sandbox, random, { at: startOfThaiDay(today - 1) + 13 * hourMs, kind: 'LOTT', choose: 'winning' });
}

/** Uses its own random numbers, so that the rounds of `demo` do not depend on it. */
function* roundsOfOthers(sandbox: Sandbox, today: number): Generator<Move> {
  const random = createRandom(sandbox.seed, 'history of others');
  for (const [account, played, times] of others) {
    for (let day = today - played + 1; day <= today; day += 1) {
      const at = startOfThaiDay(day) + Math.floor(random.range(8 * hourMs, 24 * hourMs - minuteMs));
      yield moveAt(sandbox, random, { at, times, memberId: memberIdOf(account) });
    }
  }
}

// Slots are played most.
const kinds = ['RNG', 'RNG', 'RNG', 'RNG', 'LIVE', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'SPORTS', 'LOTT', 'ELOTT'] as const;
type Kind = (typeof kinds)[number];

interface RoundPlan {
  readonly at: number;
  /** @default demo */
  readonly memberId?: string;
  /** Multiplies the stakes. @default 1 */
  readonly times?: number;
  /** @default a random kind */
  readonly kind?: Kind;
  /** The match or draw that ends last, or the number that wins the next draw. @default a random one */
  readonly choose?: Chosen;
}
type Chosen = 'any' | 'last' | 'winning';

/** A round of an account at a time. */
export function moveAt(
  sandbox: Sandbox,
  random: Random,
  { at, memberId = demo, times = 1, kind, choose = 'any' }: RoundPlan,
): Move {
  const type = kind ?? random.pick(kinds);
  const vendor = random.pick(sandbox.catalogue.vendors.filter(({ gameType }) => gameType === type));
  const place = { memberId, at, vendor, stakeSatang: 1_000 * times * random.pick([1, 2, 2, 3, 5, 5, 10, 20]) };
  // Draws all random numbers now, in a fixed order, whether or not the round can be played.
  const roundId = `${dateDigits(at)}-${random.int(0x10000, 0xfffff).toString(16)}`;
  const choice = playOf(sandbox, random, place, choose);
  return { at, run: (then) => choice && playRound(then, roundId, { nodeId: null, ...place, ...choice }) };
}

type Place = Pick<Play, 'memberId' | 'at' | 'vendor' | 'stakeSatang'>;
type Choice = Pick<Play, 'gameCode' | 'decision'> & Partial<Pick<Play, 'nodeId'>>;

function playOf(sandbox: Sandbox, random: Random, place: Place, choose: Chosen): Choice | null {
  switch (place.vendor.gameType) {
    case 'LIVE':
      return {
        gameCode: random.pick(tablesOf(place.vendor)).roomId,
        decision: payout(random, place, [0, 0, 0, 1, 1.95, 2]),
      };
    case 'SPORTS':
      return betOnMatch(sandbox, random, place, choose);
    case 'LOTT':
    case 'ELOTT':
      return buyTicket(sandbox, random, place, choose);
    default: {
      const games = sandbox.catalogue.indexByType.get(place.vendor.gameType)?.find(anyOf(place.vendor)) ?? [];
      const { nodeId, gameCode } = random.pick(games.filter(({ isGame }) => isGame));
      return { nodeId, gameCode, decision: payout(random, place, [0, 0, 0, 0.4, 0.8, 1, 1.5, 2, 4.5]) };
    }
  }
}

const anyOf = ({ vassalage }: CatalogueVendor) => ({ vassalage, classification: '', name: '', minBetSatang: null });

/** Settles immediately with a random multiple of the stake. */
const payout = (random: Random, { stakeSatang }: Place, times: readonly number[]): Decision => ({
  winSatang: Math.round(stakeSatang * random.pick(times)),
  outcome: null,
});

function betOnMatch({ seed }: Sandbox, random: Random, { at, vendor }: Place, choose: Chosen): Choice {
  const open = matchesOf(seed, vendor.vassalage, at).filter(({ startsAt }) => startsAt > at);
  const match: Match = choose === 'last' ? (open.at(-1) ?? random.pick(open)) : random.pick(open);
  const pick = random.pick(['home', 'away'] as const);
  const leg = { matchId: match.id, kind: '1x2', line: null, outcome: pick } as const;
  const outcome: StoredBet = { legs: [{ ...leg, odds: pricesAt(seed, match, at)[pick], state: null }] };
  return { gameCode: match.id, decision: { winSatang: 0, outcome, dueAt: settlesAt(seed, match) } };
}

/** Null while all draws of the vendor are locked. */
function buyTicket(sandbox: Sandbox, random: Random, { at, vendor }: Place, choose: Chosen): Choice | null {
  const draws = seedLotteries('full')
    .filter(({ vassalage }) => vassalage === vendor.vassalage)
    .map((lottery) => ({ lottery, draw: nextDraw(lottery, at) }))
    .filter(({ lottery, draw }) => at < draw.locksAt && at >= opensAt(lottery, draw))
    .toSorted((one, other) => one.draw.drawsAt - other.draw.drawsAt);
  if (draws.length === 0) return null;
  const { lottery, draw } = { any: undefined, last: draws.at(-1), winning: draws[0] }[choose] ?? random.pick(draws);
  const play = random.pick(playsFor(lottery.digits).filter(({ digits }) => digits <= 2));
  const anyNumber = Array.from({ length: play.digits }, () => random.int(0, 9)).join('');
  const number = choose === 'winning' ? winningNumber(sandbox, lottery, draw.numero).slice(-play.digits) : anyNumber;
  const outcome: StoredTicket = {
    lotteryId: lottery.id,
    numero: draw.numero,
    drawsAt: draw.drawsAt,
    digits: lottery.digits,
    playType: play.type,
    lines: [{ number, pays: paysOn(play, number) }],
    drawn: null,
  };
  return { gameCode: lottery.id, decision: { winSatang: 0, outcome, dueAt: draw.drawsAt } };
}

/**
 * Plays a round like a demo vendor: under a launch, from the wallet. Skips a round that the wallet cannot cover. The game
 * becomes the member's most recent one.
 */
function playRound(then: Sandbox, roundId: string, play: Play): void {
  const { memberId, vendor, nodeId, gameCode, stakeSatang, decision } = play;
  const lifetime = { createdAt: play.at, expiresAt: play.at + dayMs };
  then.store.put('sessions', token, { token, memberId, ...lifetime });
  then.store.put('launches', token, {
    token,
    memberId,
    sessionToken: token,
    vassalage: vendor.vassalage,
    gameType: vendor.gameType,
    nodeId,
    gameCode,
    practiceSatang: null,
    ...lifetime,
  });
  const range = { minSatang: stakeSatang, maxSatang: stakeSatang };
  placeRound(then, { launchToken: token, roundId, stakeSatang, range, decide: () => decision });
  const member = then.store.get('members', memberId);
  const { gameById, lobbyOf } = then.catalogue;
  const game = nodeId === null ? lobbyOf.get(vendor.vassalage) : gameById.get(nodeId);
  if (member && game) rememberRecent(then, member, { game, gameCode: nodeId === null ? gameCode : '' });
}
