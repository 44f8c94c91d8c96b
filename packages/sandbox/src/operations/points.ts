import { ok } from '#api/errors.ts';
import type * as contract from '#api/points.ts';
import { spendProof } from '../accounts/paymentPasswords.ts';
import { isTrial } from '../accounts/roles.ts';
import { offeredFreeRoundsView, ownFreeRoundsView } from '../games/freeRoundView.ts';
import type { Handler } from '../handler.ts';
import { gameLanguage } from '../language.ts';
import { pageOf } from '../listing/paging.ts';
import { isWithin, readSpan } from '../listing/span.ts';
import { satangToAmount } from '../money/ledger.ts';
import { convertLeft, convertPoints, requiredFor, satangForPoints } from '../money/payForPoints.ts';
import { checkRedemption, pointOrdersOf, redeem } from '../money/pointOrders.ts';
import { leftOf, missingFor, ownLeftOf, rewardsOf } from '../money/pointRewards.ts';
import { heldPointsAccount, pointChangesOf, pointsAccount, pointsIn } from '../money/points.ts';
import { wordingOf } from '../texts/wording.ts';
import { iso } from '../time.ts';

export const pointBalance: Handler<typeof contract.pointBalance> = ({ sandbox, member: { id } }) =>
  ok({ points: pointsIn(sandbox, pointsAccount(id)), inProcess: pointsIn(sandbox, heldPointsAccount(id)) });

export const pointRewards: Handler<typeof contract.pointRewards> = ({ sandbox, member }, input) => {
  const { title } = wordingOf(sandbox, gameLanguage(input.language));
  // A trial account sees what a visitor sees.
  const own = member === null || isTrial(member) ? null : member.id;
  const wanted = rewardsOf(sandbox).filter(({ kind }) => input.kind === undefined || kind === input.kind);
  const { items, totalPages } = pageOf(wanted, input);
  return ok({
    list: items.map((reward) => {
      const { id, name, text, drawing, kind, points, creditSatang, requirement, perPerson, endsAt } = reward;
      const progress = own === null ? null : missingFor(sandbox, own, reward);
      return {
        id,
        name: title(name),
        text: title(text),
        drawing,
        kind,
        pointsRequirement: points,
        amountRequirement: requirement && {
          of: requirement.of,
          amount: satangToAmount(requirement.satang),
          days: requirement.days,
          done: progress?.done ?? null,
          missing: progress?.amount ?? null,
        },
        redeemQuantity: perPerson,
        redeemLeft: own === null ? null : ownLeftOf(sandbox, own, reward),
        availableQuantity: leftOf(sandbox, reward),
        freeRounds: offeredFreeRoundsView(sandbox, reward, gameLanguage(input.language)),
        turnover: kind === 'credit' ? satangToAmount(requiredFor(sandbox, creditSatang)) : null,
        endsAt: endsAt === null ? null : iso(endsAt),
      };
    }),
    totalPages,
  });
};

export const pointConfig: Handler<typeof contract.pointConfig> = ({ sandbox, member }, { language }) => {
  const { rules, convert } = sandbox.settings.points;
  const { title } = wordingOf(sandbox, gameLanguage(language));
  const today = member === null || isTrial(member) ? null : convertLeft(sandbox, member.id);
  return ok({
    rules: rules.map(({ type, perSatang, points, dailyCap, note }) => ({
      type,
      per: satangToAmount(perSatang),
      points,
      dailyCap,
      note: title(note),
    })),
    convert: convert && {
      rate: { points: convert.perBaht, amount: satangToAmount(100) },
      min: convert.min,
      maxDay: convert.maxDay,
      leftToday: today?.left ?? null,
      resetsAt: today && iso(today.resetsAt),
      choices: convert.choices.flatMap((points) => {
        const satang = satangForPoints(sandbox, points);
        if (satang === null) return [];
        return [{ points, amount: satangToAmount(satang), requirement: satangToAmount(requiredFor(sandbox, satang)) }];
      }),
    },
    neverExpire: true,
  });
};

/** Redeems points. A refusal undoes everything, including the use of the proof. */
export const pointRedeem: Handler<typeof contract.pointRedeem> = ({ sandbox, member, session }, input) => {
  const { rewardId, quantity, points, delivery = null, proof } = input;
  const asked = { rewardId, quantity, points, delivery };
  const reward = checkRedemption(sandbox, member, asked);
  if (!reward.ok) return reward;
  const spent = spendProof(sandbox, member, session, proof);
  if (!spent.ok) return spent;
  const made = redeem(sandbox, member, reward.value, asked);
  if (!made.ok) return made;
  const { reference, status } = made.value;
  const freeRounds = ownFreeRoundsView(sandbox, reference, gameLanguage(input.language ?? member.language));
  return ok({ reference, status, points, balance: pointsIn(sandbox, pointsAccount(member.id)), freeRounds });
};

export const pointRedeemList: Handler<typeof contract.pointRedeemList> = ({ sandbox, member }, input) => {
  const { title } = wordingOf(sandbox, gameLanguage(input.language));
  const { items, totalPages } = pageOf(pointOrdersOf(sandbox, member.id), input);
  return ok({
    list: items.map(({ reference, rewardId, name, kind, quantity, points, status, remark, createdAt, steps }) => ({
      reference,
      rewardId,
      name: title(name),
      kind,
      quantity,
      points,
      status,
      remark: remark === null ? '' : title(remark),
      freeRounds: ownFreeRoundsView(sandbox, reference, gameLanguage(input.language)),
      at: iso(createdAt),
      steps: steps.map((step) => ({ status: step.status, at: iso(step.at) })),
    })),
    totalPages,
  });
};

export const pointTransactions: Handler<typeof contract.pointTransactions> = ({ sandbox, member }, input) => {
  const span = readSpan(input);
  if (!span.ok) return span;
  const { title } = wordingOf(sandbox, gameLanguage(input.language));
  const found = pointChangesOf(sandbox, member.id).filter(
    ({ posting: { at, type } }) => isWithin(span.value, at) && (input.type === undefined || input.type === type),
  );
  const { items, totalPages } = pageOf(found.toReversed(), input);
  return ok({
    list: items.map(({ posting: { reference, type, at, paidSatang, remark }, changed, balance }) => ({
      reference,
      type,
      at: iso(at),
      changed,
      balance,
      paid: paidSatang === null ? null : satangToAmount(paidSatang),
      remark: remark === null ? '' : title(remark),
    })),
    totalPages,
  });
};

/** Converts points to money. A refusal undoes everything, including the use of the proof. */
export const pointConvert: Handler<typeof contract.pointConvert> = ({ sandbox, member, session }, input) => {
  const { points, amount, proof } = input;
  const spent = spendProof(sandbox, member, session, proof);
  if (!spent.ok) return spent;
  const made = convertPoints(sandbox, member, points, amount);
  if (!made.ok) return made;
  const { reference, satang } = made.value;
  const balance = pointsIn(sandbox, pointsAccount(member.id));
  return ok({ reference, points, amount: satangToAmount(satang), balance });
};
