import type { Client } from '#api/client.ts';
import { ok } from '#api/errors.ts';
import { type rebateClaim, rebateHistory } from '#api/rebate.ts';
import type { LookUp } from '../shared/moneyIntent.ts';

/** So many claims stand on a page of the history. */
export const pageSize = 10;

/**
 * Where the platform knows no keys: has a claim whose answer was lost been credited? The latest claims say so, by the
 * moment that each of them named.
 */
export const lookUpClaim =
  (client: Pick<Client, 'call'>): LookUp<typeof rebateClaim> =>
  async ({ until }) => {
    const answer = await client.call(rebateHistory, { pageNo: 1, pageSize });
    return answer.ok ? ok(answer.value.list.find((claim) => claim.until === until) ?? null) : answer;
  };
