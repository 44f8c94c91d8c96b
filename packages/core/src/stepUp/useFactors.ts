import { useState } from 'react';
import { type MoneyFactor, type PaymentPasswordStateValue, moneyFactors } from '#api/paymentPassword.ts';
import { type Attention, useFieldFocus } from '../forms/useFieldFocus.ts';
import { type FactorProblems, noAnswers } from './factors.ts';
import { digitsOf } from './paymentPassword.model.ts';

/**
 * The state of the factors of a payment: the player's answers, and what is wrong with them. What was typed is never stored,
 * and forgotten with the form.
 */
export function useFactors(
  factors: readonly MoneyFactor[],
  { state, triesLeft, rule }: Pick<PaymentPasswordStateValue, 'state' | 'triesLeft' | 'rule'>,
) {
  const [values, setValues] = useState(noAnswers);
  const [problems, setProblems] = useState<FactorProblems>({});
  const [attention, setAttention] = useState<Attention<MoneyFactor>>({ to: null, count: 0 });
  const { refOf } = useFieldFocus(attention);
  return {
    values,
    /** Props of `FactorFields`. */
    fields: {
      refOf,
      factors,
      values,
      problems,
      triesLeft: state === 'set' ? triesLeft : null,
      digits: digitsOf(rule),
      onChange(changed: typeof values): void {
        setValues(changed);
        setProblems({});
      },
    },
    /** Shows what is wrong, with the focus on the first answer that has to be typed. A refused answer is typed anew. */
    report(found: FactorProblems): void {
      const isRefused = Object.values(found).some(({ key }) => key !== 'empty');
      const missing = moneyFactors.find((factor) => found[factor] !== undefined);
      if (isRefused) setValues(noAnswers);
      setProblems(found);
      setAttention(({ count }) => ({ to: isRefused ? 'first' : (missing ?? 'first'), count: count + 1 }));
    },
    forget(): void {
      setValues(noAnswers);
      setProblems({});
    },
  };
}
