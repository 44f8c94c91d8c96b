import type { ReactNode } from 'react';
import type { ContractKind } from '#api/agent.ts';
import type { AgentContract } from '#api/agentContract.ts';
import type { ContractProgress } from '#api/agentProgress.ts';
import { wordOf } from '#api/open.ts';
import { LazySection } from '#core/components/LazySection.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { useNow } from '#core/time/useNow.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { Timeline } from '#ui/Timeline/Timeline.tsx';
import { isToCome, stepsOf } from '../contracts.model.ts';
import { entry } from './ContractCards.css.ts';
import { PolicyFacts } from './PolicyFacts.tsx';
import { TierTable } from './TierTable.tsx';
import { useContractTexts } from './useContractTexts.ts';

const PeriodProgress = lazyComponent(async () => (await import('../../progress/PeriodProgress.tsx')).PeriodProgress);

interface ContractCardProps {
  kind: ContractKind;
  contract: AgentContract;
  /** How far its running period has come; undefined until it is known, and while it counts none. */
  progress: ContractProgress | undefined;
  /** What can be done with it. */
  children?: ReactNode;
}

const tones = {
  offered: 'warning',
  accepted: 'positive',
  rejected: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
  replaced: 'neutral',
  terminated: 'negative',
} as const;

/** A contract: with whom, its state, terms and history. */
export function ContractCard({ kind, contract, progress, children }: ContractCardProps) {
  const now = useNow();
  const language = useLanguage();
  const { t } = useTranslation('contracts');
  const { nameOf, periodName } = useContractTexts();
  const { state, side, period, note, tiers } = contract;
  const name = nameOf(contract);
  const known = typeof state === 'string' ? state : null;
  const toCome = isToCome(contract, now());
  const title = side === 'upline' ? t('from', { name }) : t('with', { name });
  return (
    // Takes the focus when the button that led to a dialog is gone after it.
    <li tabIndex={-1} className={entry}>
      <Card>
        <Stack gap="sm">
          <Inline gap="xs" justify="between" align="start">
            <Heading level={3} size="md">
              {title}
            </Heading>
            <Badge tone={known === null ? 'neutral' : tones[known]}>
              {known === null ? wordOf(state) : t(toCome && known === 'accepted' ? 'state.toCome' : `state.${known}`)}
            </Badge>
          </Inline>
          {toCome && (
            <Text weight="medium">{t('begins', { time: formatMoment(Date.parse(contract.from), language) })}</Text>
          )}
          {(period !== null || note !== '') && (
            <FactList aria-label={title}>
              {period !== null && <Fact label={t('period')}>{periodName(period)}</Fact>}
              {kind === 'dividend' && <PolicyFacts policy={contract} />}
              {note !== '' && <Fact label={t('note')}>{note}</Fact>}
            </FactList>
          )}
          {progress && (
            <LazySection placeholder={<Skeleton shape="text" lines={5} />}>
              <PeriodProgress progress={progress} isOwn={side === 'upline'} />
            </LazySection>
          )}
          <TierTable kind={kind} label={t('terms')} tiers={tiers} />
          <Timeline
            label={t('timeline')}
            stateLabels={{
              done: t('stepStates.done'),
              current: t('stepStates.current'),
              upcoming: t('stepStates.upcoming'),
              failed: t('stepStates.failed'),
            }}
            steps={stepsOf(contract, now()).map(({ key, at, state: stepState }) => ({
              id: key,
              title: t(`steps.${key}`),
              state: stepState,
              time: formatMoment(at, language),
            }))}
          />
          {children !== undefined && (
            <Inline gap="xs" wrap>
              {children}
            </Inline>
          )}
        </Stack>
      </Card>
    </li>
  );
}
