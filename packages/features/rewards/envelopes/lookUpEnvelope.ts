import type { Client } from '#api/client.ts';
import { type redEnvelopeOpen, redEnvelopeList } from '#api/envelopes.ts';
import type { LookUp } from '#core/data/moneyIntent.ts';
import { lookUpIn } from '#core/flow/lookUpIn.ts';

/** Looks for an opening with a lost answer in the list of envelopes. */
export const lookUpEnvelope = (client: Pick<Client, 'call'>): LookUp<typeof redEnvelopeOpen> =>
  lookUpIn(client, redEnvelopeList, { language: 'EN' }, (envelopes, { id }) => {
    const found = envelopes.find((each) => each.id === id);
    if (found === undefined || found.amount === null || found.openedAt === null) return null;
    const { amount, requirement, openedAt, reference } = found;
    return { id, reference: reference ?? '', openedAt, amount, requirement, balance: null };
  });
