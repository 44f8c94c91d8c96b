import { ok } from '#api/errors.ts';
import type { Language } from '#api/primitives.ts';
import type * as contract from '#api/records.ts';
import { type BetState, longestRecordDays } from '#api/records.ts';
import { memberAccount, satangToAmount } from '../ledger.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Posting, Round } from '../rows.ts';
import type { World } from '../world.ts';
import { pageOf } from './gameView.ts';
import type { Handler } from './handler.ts';
import { namesOf } from './playedNames.ts';
import { isTrial } from './roles.ts';
import { dayMs, iso, startOfThaiDay } from './time.ts';

/** From the first moment on, before the last one; ms since the epoch. */
interface Span {
  readonly begins: number;
  readonly ends: number;
}

/** A movement of one member's, in satang. */
interface Movement {
  readonly posting: Posting;
  readonly satang: number;
  readonly after: number;
}

/**
 * MEM-03b. The journal is in the order in which it was written, so one walk through it knows the balance at each of the
 * member's postings; those outside the range count for the balance alone.
 */
export const memberTransactions: Handler<typeof contract.memberTransactions> = ({ world, member }, input) => {
  if (isTrial(member)) return refuse('trial_not_allowed');
  const span = readSpan(input);
  if (!span.ok) return span;
  const movements: Movement[] = [];
  const totals = { in: 0, out: 0 };
  for (const movement of movementsOf(world, memberAccount(member.id))) {
    const { posting, satang } = movement;
    if (!isWithin(span.value, posting.at) || (input.kind !== undefined && input.kind !== posting.kind)) continue;
    movements.push(movement);
    if (satang > 0) totals.in += satang;
    else totals.out -= satang;
  }
  const { items, totalPages } = pageOf(movements.toReversed(), input);
  return ok({
    list: items.map((movement) => describeMovement(world, movement, input.language)),
    totalPages,
    totals: { in: satangToAmount(totals.in), out: satangToAmount(totals.out) },
  });
};

/** MEM-03a. One walk through the rounds, which are in the order in which they were placed; practice is not among them. */
export const memberBets: Handler<typeof contract.memberBets> = ({ world, member }, input) => {
  if (isTrial(member)) return refuse('trial_not_allowed');
  const span = readSpan(input);
  if (!span.ok) return span;
  const { gameType, status } = input;
  const found: Round[] = [];
  const totals = { waiting: 0, stake: 0, win: 0, profit: 0 };
  for (const [, round] of world.store.entries('rounds')) {
    if (round.memberId !== member.id || !isWithin(span.value, round.playedAt)) continue;
    if (gameType !== undefined && gameType !== round.gameType) continue;
    const state = stateOf(round);
    if (status !== undefined && status !== state) continue;
    found.push(round);
    totals.stake += round.stakeSatang;
    if (state === 'waiting') {
      totals.waiting += 1;
    } else {
      totals.win += round.winSatang;
      totals.profit += round.winSatang - round.stakeSatang;
    }
  }
  const { items, totalPages } = pageOf(found.toReversed(), input);
  return ok({
    list: items.map((round) => describeBet(world, round, input.language)),
    totalPages,
    totals: {
      count: found.length,
      waiting: totals.waiting,
      stake: satangToAmount(totals.stake),
      win: satangToAmount(totals.win),
      profit: satangToAmount(totals.profit),
    },
  });
};

function* movementsOf(world: World, wallet: string): Generator<Movement> {
  let held = 0;
  for (const [, posting] of world.store.entries('postings')) {
    let satang = 0;
    let mine = false;
    for (const line of posting.lines) {
      if (line.account !== wallet) continue;
      mine = true;
      satang += line.satang;
    }
    if (!mine) continue;
    held += satang;
    yield { posting, satang, after: held };
  }
}

function describeMovement(world: World, { posting, satang, after }: Movement, language: Language) {
  const round = roundOfPosting(world, posting);
  const names = round && namesOf(world, round, language);
  return {
    // By which the page of a deposit, or of a claim, names it too.
    reference: round?.roundId ?? posting.ref.replace(/^(?:deposit|rebate):/, ''),
    kind: posting.kind,
    at: iso(posting.at),
    amount: satangToAmount(satang),
    balanceAfter: satangToAmount(after),
    ...(names && { label: `${names.game} · ${names.vendor}` }),
  };
}

/** The bet that a stake or a win belongs to, which its reference names. */
function roundOfPosting({ store }: World, { ref }: Posting): Round | undefined {
  const [, key] = /^round:(.+):(?:stake|win)$/.exec(ref) ?? [];
  return key === undefined ? undefined : store.get('rounds', key);
}

function describeBet(world: World, round: Round, language: Language) {
  const { vendor, game } = namesOf(world, round, language);
  const { settledAt, stakeSatang, winSatang } = round;
  const state = stateOf(round);
  const settled = settledAt !== null;
  return {
    reference: round.roundId,
    placedAt: iso(round.playedAt),
    settledAt: settled ? iso(settledAt) : null,
    gameType: round.gameType,
    vassalage: round.vassalage,
    vendorName: vendor,
    gameName: game,
    stake: satangToAmount(stakeSatang),
    win: settled ? satangToAmount(winSatang) : null,
    profit: settled ? satangToAmount(winSatang - stakeSatang) : null,
    validBet: satangToAmount(state === 'won' || state === 'lost' ? stakeSatang : 0),
  };
}

function stateOf({ settledAt, stakeSatang, winSatang }: Round): BetState {
  if (settledAt === null) return 'waiting';
  if (winSatang === stakeSatang) return 'even';
  return winSatang > stakeSatang ? 'won' : 'lost';
}

const isWithin = ({ begins, ends }: Span, at: number): boolean => at >= begins && at < ends;

/** Refuses days that there are not, a range back to front, and one of more than 31 days; the detail names the field. */
function readSpan({ from, to }: { readonly from: string; readonly to: string }): Answer<Span> {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  if (first === null) return refuse('invalid_input', { detail: { field: 'from' } });
  if (last === null || last < first || last - first >= longestRecordDays) {
    return refuse('invalid_input', { detail: { field: 'to' } });
  }
  return ok({ begins: startOfThaiDay(first), ends: startOfThaiDay(last + 1) });
}

/** Counted from 1970; null for a thirtieth of February. */
function dayNumber(day: string): number | null {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isFinite(at) && iso(at).startsWith(day) ? at / dayMs : null;
}
