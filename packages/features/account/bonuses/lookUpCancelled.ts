import { type bonusCancel, bonusList } from '#api/bonuses.ts';
import type { Client } from '#api/client.ts';
import { ok } from '#api/errors.ts';
import type { LookUp } from '#core/data/moneyIntent.ts';

/** How many cancelled bonuses are looked through, newest first. */
const pageSize = 100;

/** Looks for a cancelling with a lost answer. Needed only where the platform supports no idempotency keys. */
export const lookUpCancelled =
  (client: Pick<Client, 'call'>): LookUp<typeof bonusCancel> =>
  async ({ id, seen }) => {
    const cancelled = { status: 'cancelled', pageNo: 1, pageSize, language: 'EN' } as const;
    const answer = await client.call(bonusList, cancelled, { complete: true });
    if (!answer.ok) return answer;
    const found = answer.value.list.find((bonus) => bonus.id === id);
    return ok(found === undefined ? null : { id, reference: found.reference, ...seen });
  };
