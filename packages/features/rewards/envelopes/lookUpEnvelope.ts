import type { Client } from '#api/client.ts';
import { type redEnvelopeOpen, redEnvelopeList } from '#api/envelopes.ts';
import { ok } from '#api/errors.ts';
import type { LookUp } from '#core/data/moneyIntent.ts';

/**
 * Looks for an opening with a lost answer in the list of envelopes. Needed only where the platform supports no idempotency
 * keys. Fails while an envelope cannot be read, because it could be the one.
 */
export const lookUpEnvelope =
  (client: Pick<Client, 'call'>): LookUp<typeof redEnvelopeOpen> =>
  async ({ id }) => {
    const answer = await client.call(redEnvelopeList, { language: 'EN' }, { complete: true });
    if (!answer.ok) return answer;
    const found = answer.value.list.find((each) => each.id === id);
    if (found === undefined || found.amount === null || found.openedAt === null) return ok(null);
    const { amount, requirement, openedAt, reference } = found;
    return ok({ id, reference: reference ?? '', openedAt, amount, requirement, balance: null });
  };
