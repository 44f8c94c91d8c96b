import { ok } from '#api/errors.ts';
import { longestStatementDays } from '#api/recordDays.ts';
import type * as contract from '#api/records.ts';
import type { RecordRows } from '#api/records.ts';
import { detailsOf } from '../games/betDetails.ts';
import { betStateOf, betView } from '../games/betView.ts';
import { shownTypeOf } from '../games/shownType.ts';
import type { Handler } from '../handler.ts';
import { gameLanguage } from '../language.ts';
import { pageOf } from '../listing/paging.ts';
import { isWithin, readSpan } from '../listing/span.ts';
import { addBet, betAmounts, noBets } from '../money/betSums.ts';
import { balanceOf, memberAccount, satangToAmount } from '../money/ledger.ts';
import { type Movement, isListed, movementsOf } from '../money/movements.ts';
import { movementView } from '../money/movementView.ts';
import type { PostingKind } from '../money/postingKinds.ts';
import {
  betSittingRef,
  betSittings,
  betSittingView,
  dayTotals,
  movementSittingRef,
  movementSittings,
  movementSittingView,
} from '../money/sittings.ts';
import { refuse } from '../refusal.ts';
import type { Round } from '../schema/games.ts';
import { iso } from '../time.ts';

/** MEM-03b: lists movements of the account. Walks them once, because the totals cover all pages. */
export const memberTransactions: Handler<typeof contract.memberTransactions> = ({ sandbox, member }, input) => {
  const span = readSpan(input);
  if (!span.ok) return span;
  const kinds = input.kinds?.split(',');
  const movements: Movement[] = [];
  const totals = { in: 0, out: 0 };
  for (const movement of movementsOf(sandbox, memberAccount(member.id))) {
    const { posting, satang } = movement;
    if (!isListed(movement) || !isWithin(span.value, posting.at) || kinds?.includes(posting.kind) === false) continue;
    movements.push(movement);
    if (satang > 0) totals.in += satang;
    else totals.out -= satang;
  }
  const sittings = rowsFor(movements, input, (all) => movementSittings(sandbox, all), movementSittingRef);
  const { items, totalPages } = pageOf(sittings.toReversed(), input);
  return ok({
    list: items.map((sitting) => movementSittingView(sandbox, sitting, input.language)),
    totalPages,
    total: movements.length,
    days: dayTotals(movements, ({ posting: { at }, satang }) => ({ at, satang })),
    totals: {
      in: satangToAmount(totals.in),
      out: satangToAmount(totals.out),
      balance: satangToAmount(balanceOf(sandbox, memberAccount(member.id))),
    },
  });
};

/**
 * MEM-03a: lists bets. Walks the rounds once, in the order in which they were placed. Practice rounds are stored
 * elsewhere.
 */
export const memberBets: Handler<typeof contract.memberBets> = ({ sandbox, member }, input) => {
  const span = readSpan(input);
  if (!span.ok) return span;
  const { gameType, status, vassalage } = input;
  const found: Round[] = [];
  const vendors = new Set<string>();
  const sums = noBets();
  for (const [, round] of sandbox.store.entries('rounds')) {
    if (round.memberId !== member.id || !isWithin(span.value, round.playedAt)) continue;
    vendors.add(round.vassalage);
    if (gameType !== undefined && gameType !== shownTypeOf(round)) continue;
    if (vassalage !== undefined && vassalage !== round.vassalage) continue;
    if (status !== undefined && status !== betStateOf(round)) continue;
    found.push(round);
    addBet(sums, round);
  }
  const { items, totalPages } = pageOf(rowsFor(found, input, betSittings, betSittingRef).toReversed(), input);
  return ok({
    list: items.map((sitting) => betSittingView(sandbox, sitting, input.language)),
    totalPages,
    days: dayTotals(found, (round) => ({
      at: round.playedAt,
      satang: round.settledAt === null ? 0 : round.winSatang - round.stakeSatang,
    })),
    vendors: [...vendors].map((each) => ({
      vassalage: each,
      name: sandbox.catalogue.vendorByCode.get(each)?.name[gameLanguage(input.language)] ?? each,
    })),
    totals: { count: sums.bets, waiting: sums.waiting, ...betAmounts(sums) },
  });
};

/** The rows of a record, oldest first: each by itself, all of a sitting as one, or those of one sitting. */
function rowsFor<Item>(
  items: readonly Item[],
  { by, sitting }: { readonly by: RecordRows; readonly sitting?: string | undefined },
  sittings: (items: readonly Item[]) => readonly (readonly Item[])[],
  refOf: (items: readonly Item[]) => string,
): readonly (readonly Item[])[] {
  if (by === 'each' && sitting === undefined) return items.map((item) => [item]);
  const joined = sittings(items);
  if (sitting === undefined) return joined;
  return (joined.find((each) => refOf(each) === sitting) ?? []).map((item) => [item]);
}

/** MEM-03a: returns one bet with everything that its vendor reported. */
export const memberBetDetail: Handler<typeof contract.memberBetDetail> = ({ sandbox, member }, input) => {
  const round = sandbox.store.get('rounds', `${member.id}:${input.reference}`);
  if (round === undefined) return refuse('record_not_found');
  const { lines } = detailsOf(sandbox, round, gameLanguage(input.language));
  return ok({ bet: betView(sandbox, round, input.language), detail: [...lines] });
};

/** The most movements in one part of a statement. */
const statementPart = 1_000;

/** MEM-03b: returns a part of a statement. The part is `<movements before it>.<ms of the first call>`. */
export const memberStatement: Handler<typeof contract.memberStatement> = ({ sandbox, member }, input) => {
  const span = readSpan(input, longestStatementDays);
  if (!span.ok) return span;
  const [, from = '0', made = String(sandbox.now())] = /^(\d+)\.(\d+)$/.exec(input.part ?? '') ?? [];
  const [skipped, at] = [Number(from), Number(made)];
  let [opening, closing, count] = [0, 0, 0];
  const totals = new Map<PostingKind, { count: number; in: number; out: number }>();
  const part: Movement[] = [];
  for (const movement of movementsOf(sandbox, memberAccount(member.id))) {
    const { posting, satang, balanceAfter } = movement;
    if (!isListed(movement) || posting.at > at || posting.at >= span.value.ends) continue;
    closing = balanceAfter;
    if (posting.at < span.value.begins) {
      opening = balanceAfter;
      continue;
    }
    const total = totals.get(posting.kind) ?? { count: 0, in: 0, out: 0 };
    totals.set(posting.kind, {
      count: total.count + 1,
      in: total.in + Math.max(satang, 0),
      out: total.out + Math.max(-satang, 0),
    });
    if (count >= skipped && part.length < statementPart) part.push(movement);
    count += 1;
  }
  return ok({
    at: iso(at),
    opening: satangToAmount(opening),
    closing: satangToAmount(closing),
    totals: Array.from(totals, ([kind, total]) => ({
      kind,
      count: total.count,
      in: satangToAmount(total.in),
      out: satangToAmount(total.out),
    })),
    list: part.map((movement) => movementView(sandbox, movement, input.language)),
    next: skipped + part.length < count && part.length > 0 ? `${skipped + part.length}.${at}` : null,
  });
};
