import { ok } from '#api/errors.ts';
import type { WireOutputOf } from '#api/operation.ts';
import type * as contract from '#api/rebate.ts';
import type { Handler } from '../handler.ts';
import { pageOf } from '../listing/paging.ts';
import { satangToAmount } from '../money/ledger.ts';
import { claimsOf, creditRebate, dueRebate, minRebateSatang } from '../money/rebates.ts';
import { refuse } from '../refusal.ts';
import type { Rebate, RebateShare } from '../schema/money.ts';
import { iso } from '../time.ts';

export const rebateSummary: Handler<typeof contract.rebateSummary> = ({ sandbox, member }) => {
  const until = sandbox.now();
  const { since, shares, satang } = dueRebate(sandbox, member, until);
  return ok({
    since: since === null ? null : iso(since),
    until: iso(until),
    items: shares.map(itemView),
    total: satangToAmount(satang),
    minimum: satangToAmount(minRebateSatang),
    missing: satang < minRebateSatang ? satangToAmount(minRebateSatang - satang) : null,
    nextClaimAt: null,
  });
};

export const rebateClaim: Handler<typeof contract.rebateClaim> = ({ sandbox, member }, input) => {
  const until = Date.parse(input.until);
  if (until > sandbox.now()) return refuse('invalid_input');
  const claim = creditRebate(sandbox, member, until, input.amount);
  return claim.ok ? ok(claimView(claim.value)) : claim;
};

export const rebateHistory: Handler<typeof contract.rebateHistory> = ({ sandbox, member }, input) => {
  const { items, totalPages } = pageOf(claimsOf(sandbox, member), input);
  return ok({ list: items.map(claimView), totalPages });
};

const itemView = ({ gameType, validBetSatang, rate, satang }: RebateShare) => ({
  gameType,
  validBet: satangToAmount(validBetSatang),
  // Hundredths of a per cent are formatted like satang.
  rate: satangToAmount(rate),
  amount: satangToAmount(satang),
});

const claimView = ({
  reference,
  until,
  claimedAt,
  satang,
  shares,
}: Rebate): WireOutputOf<typeof contract.rebateClaim> => ({
  reference,
  until: iso(until),
  claimedAt: iso(claimedAt),
  amount: satangToAmount(satang),
  items: shares.map(itemView),
});
