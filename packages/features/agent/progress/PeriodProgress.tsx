import type { ContractProgress } from '#api/agentProgress.ts';
import { Amount } from '#core/components/Amount.tsx';
import { formatCount } from '#core/format/format.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { PlayerResult } from '../reports/parts/PlayerResult.tsx';
import { useProgressTexts } from './useProgressTexts.ts';

interface PeriodProgressProps {
  progress: ContractProgress;
  /** Whose contract it is: the agent's own, or one with the downline. */
  isOwn: boolean;
}

/** How far the running period of a contract has come, with the figures that count and what the next tier needs. */
export function PeriodProgress({ progress, isOwn }: PeriodProgressProps) {
  const language = useLanguage();
  const { t } = useTranslation('agentProgress');
  const { leftOf, reachedOf, nextOf } = useProgressTexts();
  const { kind, figures, amount } = progress;
  return (
    <Stack gap="xs">
      <Inline gap="xs" justify="between" wrap>
        <Heading level={4} size="md">
          {t('title')}
        </Heading>
        <Text as="span" size="sm" tone="muted">
          {leftOf(progress)}
        </Text>
      </Inline>
      <Text weight="medium">{nextOf(progress)}</Text>
      <FactList aria-label={t('title')}>
        <Fact label={t('reached')}>{reachedOf(progress)}</Fact>
        <Fact label={t('figures.validBet')}>
          <Amount value={figures.validBet} />
        </Fact>
        {kind === 'realTime' && (
          <Fact label={t('figures.singleBet')}>
            <Amount value={figures.singleBet} />
          </Fact>
        )}
        {(kind === 'dividend' || kind === 'daily') && (
          <>
            <Fact label={t('figures.profit')}>
              <PlayerResult value={figures.profit} />
            </Fact>
            <Fact label={t('figures.activeMembers')}>{formatCount(figures.activeMembers, language)}</Fact>
          </>
        )}
        <Fact label={t(isOwn ? 'amount' : 'amountBelow')}>
          <Amount value={amount} />
        </Fact>
      </FactList>
    </Stack>
  );
}
