import type { Client } from '#api/client.ts';
import { ok } from '#api/errors.ts';
import { type raffleClaim, raffleInfo } from '#api/raffle.ts';
import type { LookUp } from '#core/data/moneyIntent.ts';

/**
 * Looks for a turn with a lost answer in the history of the wheel. Needed only where the platform supports no idempotency
 * keys. Fails while a turn cannot be read, because it could be the one.
 */
export const lookUpTurn =
  (client: Pick<Client, 'call'>): LookUp<typeof raffleClaim> =>
  async ({ promotionId, ticketId }) => {
    const answer = await client.call(raffleInfo, { promotionId, language: 'EN' }, { complete: true });
    if (!answer.ok) return answer;
    const found = answer.value.history.find((turn) => turn.ticketId === ticketId);
    if (found === undefined) return ok(null);
    const { prizeId, reference, rewardId } = found;
    return ok({ ticketId, prizeId, reference, rewardId });
  };
