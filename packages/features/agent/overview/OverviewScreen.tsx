import { Users } from 'lucide-react';
import { FailedState } from '#core/components/FailedState.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import { LoadingArea } from '#core/components/LoadingArea.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { DayFields } from '#core/report/DayFields.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { isAlone } from './overview.model.ts';
import type { OverviewScreenProps, OverviewView } from './overview.types.ts';
import { FigureTotals } from './parts/FigureTotals.tsx';

// Below the figures, which come first.
const DayChart = lazyComponent(async () => (await import('./parts/DayChart.tsx')).DayChart);
const ActiveDays = lazyComponent(async () => (await import('./parts/ActiveDays.tsx')).ActiveDays);
const TeamEntries = lazyComponent(async () => (await import('./parts/TeamEntries.tsx')).TeamEntries);

/** Overview of a team (AGT-01): figures against the days before, days as bars, who plays most and who has stopped. */
export function OverviewScreen(props: OverviewScreenProps) {
  const { days, overview } = props;
  const { t } = useTranslation('agentOverview');
  return (
    <Stack gap="lg">
      <Text tone="muted">{t('signs')}</Text>
      <DayFields days={days} />
      {overview.status === 'loading' && (
        <LoadingArea>
          <Stack gap="md">
            <Skeleton shape="block" ratio="3:1" />
            <Skeleton shape="block" ratio="3:1" />
            <Skeleton shape="text" lines={6} />
          </Stack>
        </LoadingArea>
      )}
      {overview.status === 'failed' && <FailedState level={3} title={t('failed')} failed={overview} />}
      {overview.status === 'ready' && (
        <>
          {/* It has its own failure, and what is below does without it. */}
          <LazySection optional>
            <props.Notices />
            <props.Progress />
          </LazySection>
          <Shortcuts {...props} />
          <FigureTotals {...props} overview={overview} />
          {isAlone(overview.value) ? <Alone {...props} /> : <Team view={overview.value} />}
        </>
      )}
    </Stack>
  );
}

type Links = Pick<OverviewScreenProps, 'registerHref' | 'linksHref' | 'teamHref'>;

/** Ways to what an agent does most. */
function Shortcuts({ registerHref, linksHref, teamHref }: Links) {
  const { t } = useTranslation('agentOverview');
  if (registerHref === null && teamHref === null) return null;
  return (
    <Inline as="nav" aria-label={t('shortcuts.label')}>
      {registerHref !== null && (
        <ButtonLink href={registerHref} tone="soft">
          {t('shortcuts.register')}
        </ButtonLink>
      )}
      {linksHref !== null && (
        <ButtonLink href={linksHref} tone="soft">
          {t('shortcuts.links')}
        </ButtonLink>
      )}
      {teamHref !== null && (
        <ButtonLink href={teamHref} tone="outline">
          {t('shortcuts.team')}
        </ButtonLink>
      )}
    </Inline>
  );
}

/** A new agent has nobody below. */
function Alone({ registerHref }: Pick<Links, 'registerHref'>) {
  const { t } = useTranslation('agentOverview');
  return (
    <EmptyState
      level={3}
      illustration={<Icon of={Users} size="huge" />}
      title={t('alone.title')}
      text={t('alone.text')}
      action={registerHref !== null && <ButtonLink href={registerHref}>{t('shortcuts.register')}</ButtonLink>}
    />
  );
}

function Team({ view }: { view: OverviewView }) {
  return (
    <LazySection placeholder={<Skeleton shape="block" ratio="3:1" />}>
      <DayChart name="validBet" bars={view.validBets} />
      <DayChart name="profit" bars={view.profits} />
      <ActiveDays points={view.active} />
      <TeamEntries name="best" entries={view.best} />
      <TeamEntries name="quiet" entries={view.quiet} allHref={view.quietHref} />
    </LazySection>
  );
}
