import type { WithdrawOptionsValue } from '#api/withdrawals.ts';
import { Amount } from '#core/components/Amount.tsx';
import { formatMoment, formatTime } from '#core/format/dates.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { isZero } from '../withdraw.model.ts';

interface AvailableProps {
  options: WithdrawOptionsValue;
  outdated: boolean;
  /** When the answer arrived, in ms since 1970. */
  at: number;
}

/** What can be withdrawn now, and where the rest of the money is. */
export function Available({ options, outdated, at }: AvailableProps) {
  const language = useLanguage();
  const { balance, available, bound, held, today } = options;
  const { t } = useTranslation('withdraw');
  const money = useMoneyText();
  return (
    <Card padding="md">
      <Stack gap="sm">
        <div>
          <Text size="sm" tone="muted">
            {t('available.title')}
          </Text>
          <Amount balance size="xl" value={available} />
          {outdated && <Text size="sm">{t('available.outdated', { time: formatTime(at, language) })}</Text>}
        </div>
        <FactList aria-label={t('available.facts')}>
          <Fact label={t('available.balance')}>
            <Amount balance value={balance} />
          </Fact>
          {!isZero(bound) && (
            <Fact label={t('available.bound')} translate="no">
              {money(bound)}
            </Fact>
          )}
          {!isZero(held) && (
            <Fact label={t('available.held')} translate="no">
              {money(held)}
            </Fact>
          )}
          <Fact label={t('available.today', { time: formatMoment(Date.parse(today.resetsAt), language) })}>
            {t('available.left', { count: today.countLeft, amount: money(today.amountLeft) })}
          </Fact>
        </FactList>
      </Stack>
    </Card>
  );
}
