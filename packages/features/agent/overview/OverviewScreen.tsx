import { FailedState } from '#core/components/FailedState.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import { LoadingArea } from '#core/components/LoadingArea.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { DayFields } from '#core/report/DayFields.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { OverviewScreenProps } from './overview.types.ts';
import { FigureTotals } from './parts/FigureTotals.tsx';

// Below the figures, which come first.
const Below = lazyComponent(async () => (await import('./parts/Below.tsx')).Below);

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
          <LazySection placeholder={<Skeleton shape="block" ratio="3:1" />}>
            <Below view={overview.value} registerHref={props.registerHref} />
          </LazySection>
        </>
      )}
    </Stack>
  );
}

type Links = Pick<OverviewScreenProps, 'registerHref' | 'linksHref' | 'statementHref' | 'teamHref'>;

/** Ways to what an agent does most. */
function Shortcuts({ registerHref, linksHref, statementHref, teamHref }: Links) {
  const { t } = useTranslation('agentOverview');
  const statement = useTranslation('statement').t;
  if (registerHref === null && statementHref === null && teamHref === null) return null;
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
      {statementHref !== null && (
        <ButtonLink href={statementHref} tone="soft">
          {statement('title')}
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
