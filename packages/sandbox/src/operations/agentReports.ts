import type * as contract from '#api/agentReports.ts';
import { ok } from '#api/errors.ts';
import { countedBets, findBets } from '../agents/bets.ts';
import { branchOf, branchOfAccount, isOnSide, ownerView } from '../agents/branch.ts';
import { incomeOf } from '../agents/income.ts';
import { incomeSums, sumsView } from '../agents/incomeSums.ts';
import { profitRow, sortedProfit } from '../agents/profit.ts';
import { findMovements } from '../agents/transactions.ts';
import { detailsOf } from '../games/betDetails.ts';
import { betView } from '../games/betView.ts';
import type { Handler } from '../handler.ts';
import { gameLanguage } from '../language.ts';
import { pageOf } from '../listing/paging.ts';
import { readSpan } from '../listing/span.ts';
import { satangToAmount } from '../money/ledger.ts';
import { movementView, otherSideOf } from '../money/movementView.ts';
import { refuse } from '../refusal.ts';
import { thaiDay } from '../time.ts';

/** AGT-01: lists the bets of a team. */
export const agentBets: Handler<typeof contract.agentBets> = ({ sandbox, member }, input) => {
  const branch = branchOfAccount(sandbox, member, input.account);
  if (!branch.ok) return branch;
  const span = readSpan(input);
  if (!span.ok) return span;
  const isOne = isOnSide(branch.value, input.side);
  const income = input.income === undefined ? null : incomeOf(sandbox, member, input.income);
  if (income === undefined) return refuse('record_not_found');
  const { rounds, vendors, sums } =
    income === null
      ? findBets(sandbox, span.value, isOne, input)
      : countedBets(sandbox, member.id, income, isOne, input);
  const { items, totalPages } = pageOf(rounds, input);
  const spoken = gameLanguage(input.language);
  return ok({
    list: items.map((round) => ({
      ...ownerView(sandbox, branch.value.index, member.id, round.memberId ?? ''),
      ...betView(sandbox, round, input.language),
    })),
    totalPages,
    team: branch.value.index.sizeOf(member.id),
    vendors: Array.from(vendors, (vassalage) => ({
      vassalage,
      name: sandbox.catalogue.vendorByCode.get(vassalage)?.name[spoken] ?? vassalage,
    })),
    totals: {
      count: rounds.length,
      waiting: sums.waiting,
      stake: satangToAmount(sums.stake),
      openStake: satangToAmount(sums.openStake),
      settledStake: satangToAmount(sums.stake - sums.openStake),
      validBet: satangToAmount(sums.validBet),
      win: satangToAmount(sums.win),
      profit: satangToAmount(sums.profit),
    },
  });
};

/** AGT-01: returns one bet of the team. A bet of another team is refused like one that does not exist. */
export const agentBetDetail: Handler<typeof contract.agentBetDetail> = ({ sandbox, member }, input) => {
  const branch = branchOfAccount(sandbox, member, input.account);
  if (!branch.ok) return branch.error.code === 'not_agent' ? branch : refuse('record_not_found');
  const { index, top } = branch.value;
  const round = sandbox.store.get('rounds', `${top.id}:${input.reference}`);
  if (round === undefined) return refuse('record_not_found');
  return ok({
    bet: { ...ownerView(sandbox, index, member.id, top.id), ...betView(sandbox, round, input.language) },
    detail: [...detailsOf(sandbox, round, gameLanguage(input.language)).lines],
  });
};

/** AGT-01: sums up what the direct downline has won and lost, each account with its branch. */
export const agentProfit: Handler<typeof contract.agentProfit> = ({ sandbox, member }, input) => {
  const { parent } = input;
  const branch = branchOf(sandbox, member, () =>
    parent === undefined ? member : sandbox.store.get('members', parent),
  );
  if (!branch.ok) return branch;
  const span = readSpan(input);
  if (!span.ok) return span;
  const days = { first: thaiDay(span.value.begins), last: thaiDay(span.value.ends) - 1 };
  const { index, top } = branch.value;
  const { items, totalPages, total } = pageOf(sortedProfit(sandbox, branch.value, days, input), input);
  const path = index.pathTo(top.id);
  return ok({
    path: path.slice(path.indexOf(member.id)).map((id) => {
      const { account = id, nickname = '' } = sandbox.store.get('members', id) ?? {};
      return { id, account, nickname };
    }),
    parent: profitRow(sandbox, index, days, top.id),
    list: items.map((id) => profitRow(sandbox, index, days, id)),
    sums: sumsView(incomeSums(sandbox, member, span.value)),
    totalPages,
    total,
  });
};

/** AGT-01: lists the movements of a team, without what identifies a player beyond the account. */
export const agentTransactions: Handler<typeof contract.agentTransactions> = ({ sandbox, member }, input) => {
  const branch = branchOfAccount(sandbox, member, input.account);
  if (!branch.ok) return branch;
  const span = readSpan(input);
  if (!span.ok) return span;
  const { index } = branch.value;
  const kinds = input.kinds === undefined ? null : new Set(input.kinds.split(','));
  const { movements, sums } = findMovements(sandbox, span.value, isOnSide(branch.value, input.side), kinds);
  const { items, totalPages, total } = pageOf(movements, input);
  return ok({
    list: items.map((movement) => {
      // Named one by one: what a player sees of an own movement is more than what an agent may see.
      const { reference, kind, at, amount, balanceAfter, label } = movementView(sandbox, movement, input.language);
      const otherId = otherSideOf(sandbox, reference, movement);
      const isOfTeam = otherId !== undefined && (otherId === member.id || index.isBelow(otherId, member.id));
      return {
        ...ownerView(sandbox, index, member.id, movement.memberId),
        ...{ reference, kind, at, amount, balanceAfter },
        ...(label !== undefined && { label }),
        ...(isOfTeam && { counterparty: sandbox.store.get('members', otherId)?.account ?? otherId }),
      };
    }),
    totalPages,
    total,
    team: index.sizeOf(member.id),
    totals: { in: satangToAmount(sums.in), out: satangToAmount(sums.out) },
  });
};
