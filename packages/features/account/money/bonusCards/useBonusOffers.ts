import { depositBonuses } from '#api/depositBonuses.ts';
import type { Amount } from '#api/primitives.ts';
import { useRemote } from '#core/data/remote.ts';
import { useSettled } from '#core/data/useSettled.ts';
import { useLanguage } from '#core/i18n/language.ts';
import type { AmountLimits } from '#core/money/amount.ts';
import { type BonusOffers, endsRight, reachableBonuses } from './bonusChoice.model.ts';

export interface BonusOffersOptions {
  /** The sum of the form; '' until a valid one is typed. */
  readonly amount: Amount;
  /** The sum to show figures for until then; null while it is not known. */
  readonly example: Amount | null;
  /** What can be deposited; null while that is not known. */
  readonly bounds: AmountLimits | null;
  /** Asks for a choice also where the deposit does not end the right to a bonus. */
  readonly mustChoose: boolean;
}

/** Reads what a deposit can bring (MNY-09), for the sum of the form or for an example before there is one. */
export function useBonusOffers({ amount, example, bounds, mustChoose }: BonusOffersOptions): BonusOffers {
  const language = useLanguage();
  const wanted = amount === '' ? (example ?? '') : amount;
  const settled = useSettled(wanted);
  const [answer] = useRemote(depositBonuses, settled === '' ? null : { amount: settled, language }, 'list');
  const isReady = answer.status === 'ready';
  const listed = isReady ? answer.value.list : [];
  const bonuses = bounds === null ? listed : reachableBonuses(listed, bounds);
  return {
    bonuses,
    plain: isReady ? answer.value.plain : null,
    figuresFor: settled,
    fixed: amount !== '',
    counting: isReady && (answer.refreshing || settled !== wanted),
    asking: answer.status === 'loading',
    failed: answer.status === 'failed' ? answer : null,
    mustChoose: mustChoose || endsRight(bonuses),
  };
}
