import type { WithdrawOptionsValue } from '#api/withdrawals.ts';
import { formatMoment } from '#core/format/dates.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { isZero } from '#core/money/amount.ts';
import { Text } from '#ui/Text/Text.tsx';

/** What is left of the day's limits. Says nothing while nothing can leave: it would promise what is not there. */
export function Quota({ options: { available, blocked, today } }: { options: WithdrawOptionsValue }) {
  const language = useLanguage();
  const { t } = useTranslation('withdraw');
  const money = useMoneyText();
  if (blocked !== null || isZero(available)) return null;
  const time = formatMoment(Date.parse(today.resetsAt), language);
  return (
    <Text size="sm" tone="muted">
      {t('quota', { count: today.countLeft, amount: money(today.amountLeft), time })}
    </Text>
  );
}
