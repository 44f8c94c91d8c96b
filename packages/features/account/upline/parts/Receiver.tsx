import type { OfferedLanguage } from '#api/primitives.ts';
import type { UplineInfoValue } from '#api/transfers.ts';
import { Amount } from '#core/components/Amount.tsx';
import { formatMoment, formatTime } from '#core/format/dates.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';

interface ReceiverProps {
  info: UplineInfoValue;
  /** When the answer arrived, in ms since 1970, if it could not be read since; null otherwise. */
  outdatedAt: number | null;
  language: OfferedLanguage;
}

/** What can be transferred now, and to whom. */
export function Receiver({ info, outdatedAt, language }: ReceiverProps) {
  const { t } = useTranslation('upline');
  const money = useMoneyText();
  const { nickname, account, available, minAmount, maxAmount, leftToday, resetsAt } = info;
  return (
    <Card padding="md">
      <Stack gap="sm">
        <div>
          <Text size="sm" tone="muted">
            {t('available')}
          </Text>
          <Amount size="xl" value={available} />
          {outdatedAt !== null && <Text size="sm">{t('outdated', { time: formatTime(outdatedAt, language) })}</Text>}
        </div>
        <FactList aria-label={t('facts')}>
          <Fact label={t('to')}>{t('party', { nickname, account })}</Fact>
          <Fact label={t('limits')}>{t('range', { min: money(minAmount), max: money(maxAmount) })}</Fact>
          <Fact label={t('today', { time: formatMoment(Date.parse(resetsAt), language) })}>{money(leftToday)}</Fact>
        </FactList>
      </Stack>
    </Card>
  );
}
