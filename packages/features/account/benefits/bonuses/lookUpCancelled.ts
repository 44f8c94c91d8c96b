import { type bonusCancel, bonusList } from '#api/bonuses.ts';
import type { Client } from '#api/client.ts';
import type { LookUp } from '#core/data/moneyIntent.ts';
import { lookUpIn } from '#core/flow/lookUpIn.ts';

/** How many cancelled bonuses are looked through, newest first. */
const pageSize = 100;

/** Looks for a cancelling with a lost answer. */
export const lookUpCancelled = (client: Pick<Client, 'call'>): LookUp<typeof bonusCancel> =>
  lookUpIn(client, bonusList, { status: 'cancelled', pageNo: 1, pageSize, language: 'EN' }, (bonuses, { id, seen }) => {
    const found = bonuses.find((bonus) => bonus.id === id);
    return found === undefined ? null : { id, reference: found.reference, ...seen };
  });
