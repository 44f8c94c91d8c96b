import { ok } from '#api/errors.ts';
import { createRandom } from '#demo/art/random.ts';
import { dayMs } from '#text/durations.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { RaffleTicket } from '../schema/raffle.ts';
import type { PrizeSettings } from '../seed/raffle.ts';
import { isOpen, ticketKey } from './raffleTickets.ts';
import { derivedReference } from './references.ts';
import { grantReward } from './rewards.ts';

/**
 * The prize of a ticket: the same for the same seed and ticket, so that it is decided before the wheel moves, whenever and
 * however often it is asked for. Throws when the chances are not 10,000 together.
 */
export function prizeOf(
  seed: number,
  { memberId, id, promotionId }: Pick<RaffleTicket, 'memberId' | 'id' | 'promotionId'>,
  prizes: readonly PrizeSettings[],
): PrizeSettings {
  if (prizes.reduce((sum, { chance }) => sum + chance, 0) !== 10_000) throw new RangeError('chances are not 10,000');
  let left = createRandom(seed, `raffle ${promotionId} ${memberId} ${id}`).int(1, 10_000);
  const found = prizes.find(({ chance }) => (left -= chance) <= 0);
  if (found === undefined) throw new RangeError('no prize');
  return found;
}

/**
 * Uses a ticket, once, and puts its prize into the reward centre. Refuses one that is unknown, over or of another wheel with
 * `reward_gone`, and one that was used with `reward_taken`. Joins the open transaction.
 */
export function spin(
  sandbox: Sandbox,
  { id: memberId }: Pick<Member, 'id'>,
  { promotionId, ticketId }: { readonly promotionId: string; readonly ticketId: string },
): Answer<RaffleTicket> {
  const { store, settings, seed, now } = sandbox;
  const ticket = store.get('raffleTickets', ticketKey(memberId, ticketId));
  if (ticket === undefined || ticket.promotionId !== promotionId) return refuse('reward_gone');
  if (ticket.spin !== null) return refuse('reward_taken');
  if (settings.raffle === null || !isOpen(sandbox, ticket)) return refuse('reward_gone');
  const { prizes, prizeDays } = settings.raffle;
  const { id: prizeId, name: prize, satang, points, wagerTimes } = prizeOf(seed, ticket, prizes);
  const reference = derivedReference('L', `${memberId} ${ticketId}`);
  const rewardId = satang === null && points === undefined ? null : `wheel-${reference}`;
  if (rewardId !== null) {
    grantReward(sandbox, {
      ...{ id: rewardId, memberId, kind: 'wheel', name: prize, text: ticket.from, satang, gameTypes: [] },
      ...(points !== undefined && { points }),
      requiredSatang: (satang ?? 0) * wagerTimes,
      endsAt: now() + prizeDays * dayMs,
    });
  }
  const used: RaffleTicket = { ...ticket, spin: { prizeId, prize, at: now(), reference, rewardId } };
  store.put('raffleTickets', ticketKey(memberId, ticketId), used);
  return ok(used);
}
