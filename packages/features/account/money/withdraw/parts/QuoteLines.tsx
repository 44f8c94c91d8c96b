import { FailedState } from '#core/components/FailedState.tsx';
import type { Remote } from '#core/data/remote.ts';
import { formatMoment } from '#core/format/dates.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { isZero } from '#core/money/amount.ts';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import type { WithdrawQuote } from '../withdraw.types.ts';

interface QuoteLinesProps {
  /** Null shows nothing. */
  quote: Remote<WithdrawQuote> | null;
}

/** Fee, sum that arrives, and time. */
export function QuoteLines({ quote }: QuoteLinesProps) {
  const language = useLanguage();
  const { t } = useTranslation('withdraw');
  const money = useMoneyText();
  if (quote === null) return null;
  if (quote.status === 'failed') return <FailedState compact title={t('quote.failed')} failed={quote} />;
  // The fee of another amount is not shown for this one.
  const value = quote.status === 'ready' && !quote.refreshing ? quote.value : null;
  return (
    <FactList aria-label={t('quote.title')}>
      <Fact label={t('quote.fee')}>
        {value === null ? <Skeleton shape="text" /> : isZero(value.fee) ? t('quote.free') : money(value.fee)}
      </Fact>
      <Fact label={t('quote.arrives')}>{value === null ? <Skeleton shape="text" /> : money(value.arrives)}</Fact>
      <Fact label={t('quote.by')}>
        {value === null ? <Skeleton shape="text" /> : formatMoment(Date.parse(value.expectedBy), language)}
      </Fact>
    </FactList>
  );
}
