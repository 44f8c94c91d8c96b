import type { Downline } from '#api/agentTeam.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { rateRange, rateTexts } from '../team.model.ts';
import { rateList, rateSummary, ratesCell } from '../TeamScreen.css.ts';

/** The rates of an account in one line: from the lowest to the highest, which opens those of each kind of game. */
export function RatesCell({ account, rates }: Pick<Downline, 'account' | 'rates'>) {
  const { t } = useTranslation('agentTeam');
  const range = rateRange(rates);
  if (range === null) return <span>{t('noRates')}</span>;
  return (
    <details className={ratesCell}>
      <summary className={rateSummary}>
        <span>{range.low === range.high ? t('rate', { rate: range.low }) : t('rateRange', range)}</span>{' '}
        <VisuallyHidden>{t('ratesOf', { account })}</VisuallyHidden>
      </summary>
      <ul role="list" className={rateList}>
        {rateTexts(
          rates,
          (type) => t(`common:gameTypes.${type}`),
          (rate) => t('rateOf', rate),
        ).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
