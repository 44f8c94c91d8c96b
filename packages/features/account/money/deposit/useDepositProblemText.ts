import { formatMoment } from '#core/format/dates.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { DepositProblem } from './deposit.types.ts';

/** Returns a function that says what is wrong with a field of a deposit. */
export function useDepositProblemText(): (problem: DepositProblem) => string {
  const money = useMoneyText();
  const moment = useMoment();
  const { t } = useTranslation('deposit');
  return (problem) =>
    t(`problems.${problem.key}`, {
      limit: 'limit' in problem ? money(problem.limit) : '',
      time: 'resetsAt' in problem ? moment(problem.resetsAt) : '',
    });
}

/** Returns a function that formats an ISO time as day and hour. */
export function useMoment(): (time: string) => string {
  const language = useLanguage();
  return (time) => formatMoment(Date.parse(time), language);
}
