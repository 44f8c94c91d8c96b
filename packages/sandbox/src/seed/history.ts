import { type Random, createRandom, hash } from '../art/random.ts';
import { nextDraw, opensAt } from '../domain/lotteryDraws.ts';
import { creditRebate } from '../domain/rebate.ts';
import { dayMs, startOfThaiDay, thaiDate, thaiDay } from '../domain/time.ts';
import { memberAccount, outsideAccount, post } from '../ledger.ts';
import type { StoredTicket } from '../provider/draw/messages.ts';
import { paysOn, playsFor } from '../provider/draw/plays.ts';
import type { StoredBet } from '../provider/fixtures/messages.ts';
import { type Decision, placeRound } from '../rounds.ts';
import type { PostingKind } from '../rows.ts';
import { settleWhatIsDue } from '../settlement.ts';
import type { World } from '../world.ts';
import type { CatalogueVendor } from './catalogue.ts';
import { pricesAt, settlesAt } from './fixtureOdds.ts';
import { type Match, matchesOf } from './fixtures.ts';
import { seedLotteries } from './lotteries.ts';
import { memberIdOf, openingRef } from './members.ts';
import { tablesOf } from './tables.ts';

const days = 30;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const token = 'history';
const demo = memberIdOf('demo');
/** Who has played besides, on how many of the last days, and for how many times as much: so a leaderboard has places. */
const others: readonly (readonly [account: string, days: number, times: number])[] = [
  ['agent', 12, 8],
  ['nok', 13, 4],
  ['somchai', 14, 2],
  ['malee', 11, 1],
  ['faraway', 9, 2],
  ['krit', 6, 1],
  ['ploy', 4, 1],
];

/** One round to be played: where, for how much, and how it ends. */
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
 * The last 30 days of `demo`: rounds of every kind of game through the ledger, each at its time; deposits, a withdrawal
 * and a rebate; and bets that still wait. Other members have played on some of the last days. The same for the same seed
 * and clock.
 */
export function seedHistory(world: World): void {
  const random = createRandom(world.seed, 'history');
  const today = thaiDay(world.now());
  for (const account of ['demo', ...others.map(([other]) => other)]) {
    backdateOpening(world, memberIdOf(account), startOfThaiDay(today - days));
  }
  const moves = [
    ...plannedRounds(world, random, today),
    ...roundsOfOthers(world, today),
    ...plannedTransfers(world, today),
    plannedRebate(today),
  ].filter(({ at }) => at < world.now());
  for (const { at, run } of moves.toSorted((one, other) => one.at - other.at)) {
    settleUntil(world, at);
    run(worldAt(world, at));
  }
  settleUntil(world, world.now());
  for (const table of ['launches', 'sessions'] as const) world.store.remove(table, token);
}

/** The world as it is with another clock: what is written then bears that time. */
const worldAt = (world: World, at: number): World => ({ ...world, settings: world.settings, now: () => at });

/** Each at the moment at which it was due, so that the journal is in the order of time. */
function settleUntil(world: World, until: number): void {
  const due = Array.from(world.store.entries('waitingRounds'), ([, { dueAt }]) => dueAt).filter((at) => at <= until);
  for (const at of due.toSorted((one, other) => one - other)) settleWhatIsDue(worldAt(world, at));
}

/** The money that the account began with was there before anything was played. */
function backdateOpening({ store }: World, memberId: string, at: number): void {
  const ref = openingRef(memberId);
  const opening = store.get('postings', ref);
  if (opening) store.put('postings', ref, { ...opening, at });
}

interface Move {
  readonly at: number;
  readonly run: (then: World) => void;
}

function plannedTransfers({ seed }: World, today: number): readonly Move[] {
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

/** Of all that was bet until then. */
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

function* plannedRounds(world: World, random: Random, today: number): Generator<Move> {
  for (let day = today - days + 1; day <= today; day += 1) {
    const times = Array.from({ length: random.int(7, 12) }, () => random.range(8 * hourMs, 24 * hourMs - minuteMs));
    for (const time of times) yield moveAt(world, random, { at: startOfThaiDay(day) + Math.floor(time) });
  }
  // Whatever the hour: somebody has just played, and waits for a match and a draw of another day.
  for (const kind of ['RNG', 'LIVE', 'FISH'] as const)
    yield moveAt(world, random, { at: world.now() - random.int(2, 9) * 1_000, kind });
  for (const kind of ['SPORTS', 'LOTT'] as const)
    yield moveAt(world, random, { at: world.now() - 1_000, kind, late: true });
}

/** By a chance of their own, which leaves what `demo` has played as it is. */
function* roundsOfOthers(world: World, today: number): Generator<Move> {
  const random = createRandom(world.seed, 'history of others');
  for (const [account, played, times] of others) {
    for (let day = today - played + 1; day <= today; day += 1) {
      const at = startOfThaiDay(day) + Math.floor(random.range(8 * hourMs, 24 * hourMs - minuteMs));
      yield moveAt(world, random, { at, times, memberId: memberIdOf(account) });
    }
  }
}

// Slots are what most come for.
const kinds = ['RNG', 'RNG', 'RNG', 'RNG', 'LIVE', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'SPORTS', 'LOTT', 'ELOTT'] as const;
type Kind = (typeof kinds)[number];

interface Visit {
  readonly at: number;
  /** @default demo */
  readonly memberId?: string;
  /** Of the stakes of `demo`. */
  readonly times?: number;
  /** Chance decides where it is not said. */
  readonly kind?: Kind;
  /** Chooses what ends as late as possible. */
  readonly late?: boolean;
}

function moveAt(world: World, random: Random, { at, memberId = demo, times = 1, kind, late = false }: Visit): Move {
  const type = kind ?? random.pick(kinds);
  const vendor = random.pick(world.catalogue.vendors.filter(({ gameType }) => gameType === type));
  const place = { memberId, at, vendor, stakeSatang: 1_000 * times * random.pick([1, 2, 2, 3, 5, 5, 10, 20]) };
  // Chance is drawn here, in one order, whatever becomes of the round.
  const roundId = `${dateDigits(at)}-${random.int(0x10000, 0xfffff).toString(16)}`;
  const choice = playOf(world, random, place, late);
  return { at, run: (then) => choice && playRound(then, roundId, { nodeId: null, ...place, ...choice }) };
}

type Place = Pick<Play, 'memberId' | 'at' | 'vendor' | 'stakeSatang'>;
type Choice = Pick<Play, 'gameCode' | 'decision'> & Partial<Pick<Play, 'nodeId'>>;

function playOf(world: World, random: Random, place: Place, late: boolean): Choice | null {
  switch (place.vendor.gameType) {
    case 'LIVE':
      return {
        gameCode: random.pick(tablesOf(place.vendor)).roomId,
        decision: back(random, place, [0, 0, 0, 1, 1.95, 2]),
      };
    case 'SPORTS':
      return betOnMatch(world, random, place, late);
    case 'LOTT':
    case 'ELOTT':
      return buyTicket(random, place, late);
    default: {
      const games = world.catalogue.indexByType.get(place.vendor.gameType)?.find(anyOf(place.vendor)) ?? [];
      const { nodeId, gameCode } = random.pick(games.filter(({ isGame }) => isGame));
      return { nodeId, gameCode, decision: back(random, place, [0, 0, 0, 0.4, 0.8, 1, 1.5, 2, 4.5]) };
    }
  }
}

const anyOf = ({ vassalage }: CatalogueVendor) => ({ vassalage, classification: '', name: '', minBetSatang: null });

/** Decided at once: so many times the stake come back. */
const back = (random: Random, { stakeSatang }: Place, times: readonly number[]): Decision => ({
  winSatang: Math.round(stakeSatang * random.pick(times)),
  outcome: null,
});

function betOnMatch({ seed }: World, random: Random, { at, vendor }: Place, late: boolean): Choice {
  const open = matchesOf(seed, vendor.vassalage, at).filter(({ startsAt }) => startsAt > at);
  const match: Match = late ? (open.at(-1) ?? random.pick(open)) : random.pick(open);
  const pick = random.pick(['home', 'away'] as const);
  const outcome: StoredBet = { pick, odds: pricesAt(seed, match, at)[pick], result: null };
  return { gameCode: match.id, decision: { winSatang: 0, outcome, dueAt: settlesAt(seed, match) } };
}

/** Null in the seconds in which all that the vendor draws is locked. */
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

/** As the provider's own server would: under a launch, through the wallet. One that cannot be paid is not played. */
function playRound(then: World, roundId: string, play: Play): void {
  const { memberId, vendor, nodeId, gameCode, stakeSatang, decision } = play;
  const lasting = { createdAt: play.at, expiresAt: play.at + dayMs };
  then.store.put('sessions', token, { token, memberId, ...lasting });
  then.store.put('launches', token, {
    token,
    memberId,
    sessionToken: token,
    vassalage: vendor.vassalage,
    gameType: vendor.gameType,
    nodeId,
    gameCode,
    practiceSatang: null,
    ...lasting,
  });
  const range = { minSatang: stakeSatang, maxSatang: stakeSatang };
  placeRound(then, { launchToken: token, roundId, stakeSatang, range, decide: () => decision });
}
