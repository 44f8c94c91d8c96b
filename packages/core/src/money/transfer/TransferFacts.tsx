import type { ReactNode } from 'react';
import type { TransferTerms } from '#api/transfers.ts';
import { Card } from '#ui/Card/Card.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { Amount } from '../../components/Amount.tsx';
import { formatMoment, formatTime } from '../../format/dates.ts';
import { useMoneyText } from '../../format/useMoneyText.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/useTranslation.tsx';
import type { Party } from './transfer.types.ts';

interface TransferFactsProps {
  terms: TransferTerms;
  to: Party;
  /** When the answer arrived, in ms since 1970, if it could not be read since; null otherwise. */
  outdatedAt: number | null;
  /** Further facts, below those that every transfer has. */
  children?: ReactNode;
}

/** What can be transferred now, and to whom. */
export function TransferFacts({ terms, to, outdatedAt, children }: TransferFactsProps) {
  const language = useLanguage();
  const { t } = useTranslation('upline');
  const money = useMoneyText();
  const { nickname, account } = to;
  const { available, minAmount, maxAmount, leftToday, resetsAt } = terms;
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
          {children}
        </FactList>
      </Stack>
    </Card>
  );
}
