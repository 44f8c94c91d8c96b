import type { ReactNode } from 'react';
import type { ContractKind } from '#api/agent.ts';
import type { ContractPreview } from '#api/agentContracts.ts';
import { Amount } from '#core/components/Amount.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { PlayerResult } from '../../reports/parts/PlayerResult.tsx';

interface LastPeriodProps {
  kind: ContractKind;
  preview: Omit<ContractPreview, 'ends'>;
  /** The name of the sum that would have been paid. @default the heading says it */
  costLabel?: ReactNode;
}

/** What terms would have paid for the last full period, with the figures that it is counted from. */
export function LastPeriod({ kind, preview, costLabel }: LastPeriodProps) {
  const language = useLanguage();
  const { t } = useTranslation('contracts');
  const { period, validBet, profit, activeMembers, amount } = preview;
  const title = kind === 'hourly' || kind === 'realTime' ? t('last.titleDay') : t('last.title');
  const [from, to] = [period.from, period.to].map((time) => formatMoment(Date.parse(time), language));
  return (
    <Stack gap="xs">
      <Text size="sm" tone="muted">
        {t('last.span', { from, to })}
      </Text>
      <FactList aria-label={title}>
        <Fact label={costLabel ?? title}>
          <Amount value={amount} />
        </Fact>
        <Fact label={t('last.validBet')}>
          <Amount value={validBet} />
        </Fact>
        <Fact label={t('last.profit')}>
          <PlayerResult value={profit} />
        </Fact>
        <Fact label={t('last.activeMembers')}>{activeMembers}</Fact>
      </FactList>
    </Stack>
  );
}
