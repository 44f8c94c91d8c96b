import { ok } from '#api/errors.ts';
import type * as contract from '#api/raffle.ts';
import type { Handler } from '../handler.ts';
import { gameLanguage } from '../language.ts';
import { satangToAmount } from '../money/ledger.ts';
import { spin } from '../money/raffle.ts';
import { ticketsOf, usableTickets } from '../money/raffleTickets.ts';
import type { PrizeSettings } from '../seed/raffle.ts';
import { wordingOf } from '../texts/wording.ts';
import { iso } from '../time.ts';

/** How many turns are returned. */
const historyCount = 20;

/** GEN-04h, LCK-02: the wheel that is on. */
export const raffleInfo: Handler<typeof contract.raffleInfo> = ({ sandbox, member }, { promotionId, language }) => {
  const { title } = wordingOf(sandbox, gameLanguage(language));
  const { raffle } = sandbox.settings;
  const isOn = raffle !== null && (promotionId ?? raffle.promotionId) === raffle.promotionId;
  const prizes = isOn ? raffle.prizes : [];
  const tickets = isOn ? usableTickets(sandbox, member.id) : [];
  const turns = ticketsOf(sandbox, member.id).flatMap(({ id, spin: made }) => (made === null ? [] : [{ id, made }]));
  return ok({
    promotionId: isOn ? raffle.promotionId : null,
    prizes: prizes.map((prize) => ({ ...prizeView(prize), name: title(prize.name) })),
    tickets: tickets.map(({ id, from, endsAt }) => ({ id, from: title(from), endsAt: iso(endsAt) })),
    history: turns
      .toSorted((one, other) => other.made.at - one.made.at)
      .slice(0, historyCount)
      .map(({ id, made: { prizeId, prize, reference, at, rewardId } }) => ({
        ...{ ticketId: id, prizeId, reference, rewardId },
        prize: title(prize),
        at: iso(at),
      })),
  });
};

export const raffleClaim: Handler<typeof contract.raffleClaim> = ({ sandbox, member }, input) => {
  const used = spin(sandbox, member, input);
  if (!used.ok) return used;
  const { id, spin: made } = used.value;
  return ok({
    ticketId: id,
    prizeId: made?.prizeId ?? '',
    reference: made?.reference ?? '',
    rewardId: made?.rewardId ?? null,
  });
};

const prizeView = ({ id, satang, points, wagerTimes, chance }: PrizeSettings) => ({
  id,
  kind: satang !== null ? ('money' as const) : points !== undefined ? ('points' as const) : ('none' as const),
  amount: satang === null ? null : satangToAmount(satang),
  points: points ?? null,
  requirement:
    satang === null || wagerTimes === 0 ? null : { amount: satangToAmount(satang * wagerTimes), gameTypes: [] },
  chance,
});
