import type { Client } from '#api/client.ts';
import { ok } from '#api/errors.ts';
import { type rebateClaim, rebateHistory } from '#api/rebate.ts';
import type { LookUp } from '#core/data/moneyIntent.ts';

/** Claims per page of the history. */
export const pageSize = 10;

/**
 * Looks for a claim with a lost answer in the latest claims, by its `until`. Needed only where the platform supports no
 * idempotency keys. Fails while a claim cannot be read, because it could be the one.
 */
export const lookUpClaim =
  (client: Pick<Client, 'call'>): LookUp<typeof rebateClaim> =>
  async ({ until }) => {
    const answer = await client.call(rebateHistory, { pageNo: 1, pageSize }, { complete: true });
    return answer.ok ? ok(answer.value.list.find((claim) => claim.until === until) ?? null) : answer;
  };
