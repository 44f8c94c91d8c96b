import { type Random, createRandom, hash } from '#demo/art/random.ts';
import type { StoredTicket } from '#demo/vendors/lottery/server/messages.ts';
import { paysOn, playsFor } from '#demo/vendors/lottery/server/plays.ts';
import type { StoredBet } from '#demo/vendors/sportsbook/server/messages.ts';
import { nextDraw, opensAt } from '../games/lotteryDraws.ts';
import { memberAccount, outsideAccount, post } from '../money/ledger.ts';
import type { PostingKind } from '../money/postingKinds.ts';
import { creditRebate } from '../money/rebates.ts';
import { type Decision, placeRound } from '../money/rounds.ts';
import { settleWhatIsDue } from '../money/settlement.ts';
import { type Sandbox, sandboxAt } from '../sandbox.ts';
import { dayMs, startOfThaiDay, thaiDate, thaiDay } from '../time.ts';
import type { CatalogueVendor } from './catalogue.types.ts';
import { tablesOf } from './liveTables.ts';
import { seedLotteries } from './lotteries.ts';
import { type Match, matchesOf } from './matches.ts';
import { pricesAt, settlesAt } from './matchOdds.ts';
import { backdateOpening, memberIdOf } from './members.ts';

const days = 30;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
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
 * Simulates the last 30 days of `demo` through the ledger: rounds of every game type, deposits, a withdrawal, a rebate and
 * open bets. Adds rounds of other members. Repeatable for the same seed and clock.
 */
export function seedHistory(sandbox: Sandbox): void {
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
  ].filter(({ at }) => at < sandbox.now());
  for (const { at, run } of moves.toSorted((one, other) => one.at - other.at)) {
    settleUntil(sandbox, at);
    run(sandboxAt(sandbox, at));
  }
  settleUntil(sandbox, sandbox.now());
  for (const table of ['launches', 'sessions'] as const) sandbox.store.remove(table, token);
}

/** Settles each round at its due time, so that the journal is chronological. */
function settleUntil(sandbox: Sandbox, until: number): void {
  const due = Array.from(sandbox.store.entries('waitingRounds'), ([, { dueAt }]) => dueAt).filter((at) => at <= until);
  for (const at of due.toSorted((one, other) => one - other)) settleWhatIsDue(sandboxAt(sandbox, at));
}

interface Move {
  readonly at: number;
  readonly run: (then: Sandbox) => void;
}

function plannedTransfers({ seed }: Sandbox, today: number): readonly Move[] {
  const rows: readonly (readonly [kind: PostingKind, code: string, daysAgo: number, hour: number, satang: number])[] = [
    ['deposit', 'DP', 26, 9, 500_000],
    ['deposit', 'DP', 12, 20, 300_000],
    ['withdrawal', 'WD', 8, 14, -250_000],
    ['deposit', 'DP', 2, 11, 100_000],
  ];
  return rows.map(([kind, code, daysAgo, hour, satang]) => {
    const at = startOfThaiDay(today - daysAgo) + hour * hourMs;
    const ref = `${code}${dateDigits(at)}${String(hash(`${seed} ${at}`) % 10_000).padStart(4, '0')}`;
    const lines = [
      { account: outsideAccount, satang: -satang },
      { account: memberAccount(demo), satang },
    ];
    return { at, run: (then) => void post(then, { kind, ref, lines }) };
  });
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
    yield moveAt(sandbox, random, { at: sandbox.now() - 1_000, kind, late: true });
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
  /** Chooses the match or draw that ends last. */
  readonly late?: boolean;
}

function moveAt(
  sandbox: Sandbox,
  random: Random,
  { at, memberId = demo, times = 1, kind, late = false }: RoundPlan,
): Move {
  const type = kind ?? random.pick(kinds);
  const vendor = random.pick(sandbox.catalogue.vendors.filter(({ gameType }) => gameType === type));
  const place = { memberId, at, vendor, stakeSatang: 1_000 * times * random.pick([1, 2, 2, 3, 5, 5, 10, 20]) };
  // Draws all random numbers now, in a fixed order, whether or not the round can be played.
  const roundId = `${dateDigits(at)}-${random.int(0x10000, 0xfffff).toString(16)}`;
  const choice = playOf(sandbox, random, place, late);
  return { at, run: (then) => choice && playRound(then, roundId, { nodeId: null, ...place, ...choice }) };
}

type Place = Pick<Play, 'memberId' | 'at' | 'vendor' | 'stakeSatang'>;
type Choice = Pick<Play, 'gameCode' | 'decision'> & Partial<Pick<Play, 'nodeId'>>;

function playOf(sandbox: Sandbox, random: Random, place: Place, late: boolean): Choice | null {
  switch (place.vendor.gameType) {
    case 'LIVE':
      return {
        gameCode: random.pick(tablesOf(place.vendor)).roomId,
        decision: payout(random, place, [0, 0, 0, 1, 1.95, 2]),
      };
    case 'SPORTS':
      return betOnMatch(sandbox, random, place, late);
    case 'LOTT':
    case 'ELOTT':
      return buyTicket(random, place, late);
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

function betOnMatch({ seed }: Sandbox, random: Random, { at, vendor }: Place, late: boolean): Choice {
  const open = matchesOf(seed, vendor.vassalage, at).filter(({ startsAt }) => startsAt > at);
  const match: Match = late ? (open.at(-1) ?? random.pick(open)) : random.pick(open);
  const pick = random.pick(['home', 'away'] as const);
  const outcome: StoredBet = { pick, odds: pricesAt(seed, match, at)[pick], result: null };
  return { gameCode: match.id, decision: { winSatang: 0, outcome, dueAt: settlesAt(seed, match) } };
}

/** Null while all draws of the vendor are locked. */
function buyTicket(random: Random, { at, vendor }: Place, late: boolean): Choice | null {
  const draws = seedLotteries('full')
    .filter(({ vassalage }) => vassalage === vendor.vassalage)
    .map((lottery) => ({ lottery, draw: nextDraw(lottery, at) }))
    .filter(({ lottery, draw }) => at < draw.locksAt && at >= opensAt(lottery, draw))
    .toSorted((one, other) => one.draw.drawsAt - other.draw.drawsAt);
  if (draws.length === 0) return null;
  const { lottery, draw } = late ? (draws.at(-1) ?? random.pick(draws)) : random.pick(draws);
  const play = random.pick(playsFor(lottery.digits).filter(({ digits }) => digits <= 2));
  const number = Array.from({ length: play.digits }, () => random.int(0, 9)).join('');
  const outcome: StoredTicket = {
    lotteryId: lottery.id,
    numero: draw.numero,
    drawsAt: draw.drawsAt,
    digits: lottery.digits,
    playType: play.type,
    number,
    pays: paysOn(play, number),
    drawn: null,
  };
  return { gameCode: lottery.id, decision: { winSatang: 0, outcome, dueAt: draw.drawsAt } };
}

/** Plays a round like a demo vendor: under a launch, from the wallet. Skips a round that the wallet cannot cover. */
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
}
