import type { DepositBonus } from '#api/depositBonuses.ts';
import type { Amount } from '#api/primitives.ts';
import type { Failed } from '#core/data/remote.ts';
import { type AmountLimits, isLess } from '#core/money/amount.ts';

/** The value of the choice of a deposit without a bonus. */
export const noBonus = 'none';

/** The bonuses of a deposit, with the figures for one sum. */
export interface BonusOffers {
  /** Empty for none, and until they are known. */
  readonly bonuses: readonly DepositBonus[];
  /** What the deposit alone brings and asks for; null where the platform does not say. */
  readonly plain: { readonly plays: Amount; readonly wagers: Amount } | null;
  /** The sum that the figures are for; '' until it is known. */
  readonly figuresFor: Amount;
  /** The figures are for the sum of the form, not for an example before one is typed. */
  readonly fixed: boolean;
  /** The figures belong to another sum: those of the one in the form are asked for. */
  readonly counting: boolean;
  /** It is not known yet whether there are bonuses. A deposit waits for that, since it may end the right to one. */
  readonly asking: boolean;
  /** They could not be read. A deposit without them stays possible. */
  readonly failed: Failed | null;
  /** No deposit without a choice, where there is one. */
  readonly mustChoose: boolean;
}

/** Whether the next deposit ends the right to a bonus, so that one is asked for before it. */
export const endsRight = (bonuses: readonly DepositBonus[]): boolean => bonuses.some(({ onlyNow }) => onlyNow);

/** The bonuses that a deposit within the bounds can bring. */
export const reachableBonuses = (bonuses: readonly DepositBonus[], { maxAmount }: AmountLimits) =>
  bonuses.filter(({ gives, from }) => gives !== null || !isLess(maxAmount, from));

/** The chosen bonus; undefined for none. */
export const chosenBonus = (bonuses: readonly DepositBonus[], bonusId: string | null): DepositBonus | undefined =>
  bonuses.find(({ promotionId }) => promotionId === bonusId);

/** The value of the card that is chosen; null for none. Where nothing hangs on it, a deposit is without a bonus. */
export function chosenValue(
  { bonuses, mustChoose }: Pick<BonusOffers, 'bonuses' | 'mustChoose'>,
  value: string,
): string | null {
  const chosen = chosenBonus(bonuses, value);
  if (chosen !== undefined) return chosen.promotionId;
  return value === noBonus || !mustChoose ? noBonus : null;
}

/** Whether the choice is missing that a deposit needs. */
export const lacksChoice = (offers: Pick<BonusOffers, 'bonuses' | 'mustChoose'>, value: string): boolean =>
  offers.bonuses.length > 0 && chosenValue(offers, value) === null;

/** The least sum of the chosen bonus, where that of the form is below it; null otherwise. */
export function missedSum({ bonuses, fixed }: Pick<BonusOffers, 'bonuses' | 'fixed'>, value: string): Amount | null {
  const chosen = chosenBonus(bonuses, value);
  return fixed && chosen !== undefined && chosen.gives === null ? chosen.from : null;
}

/** Whether a deposit has to wait: for whether there are bonuses, or for what the chosen one costs. */
export const waitsForFigures = ({ asking, counting, bonuses }: BonusOffers, value: string): boolean =>
  asking || (counting && chosenBonus(bonuses, value) !== undefined);
