import type { Client } from '#api/client.ts';
import { type rebateClaim, rebateHistory } from '#api/rebate.ts';
import type { LookUp } from '#core/data/moneyIntent.ts';
import { lookUpIn } from '#core/flow/lookUpIn.ts';

/** Claims per page of the history. */
export const pageSize = 10;

/** Looks for a claim with a lost answer in the latest claims, by its `until`. */
export const lookUpClaim = (client: Pick<Client, 'call'>): LookUp<typeof rebateClaim> =>
  lookUpIn(
    client,
    rebateHistory,
    { pageNo: 1, pageSize },
    (claims, { until }) => claims.find((claim) => claim.until === until) ?? null,
  );
