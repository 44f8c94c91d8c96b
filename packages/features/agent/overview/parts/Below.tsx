import { Users } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { isAlone } from '../overview.model.ts';
import type { OverviewScreenProps, OverviewView } from '../overview.types.ts';
import { ActiveDays } from './ActiveDays.tsx';
import { DayChart } from './DayChart.tsx';
import { TeamEntries } from './TeamEntries.tsx';

interface BelowProps extends Pick<OverviewScreenProps, 'registerHref'> {
  view: OverviewView;
}

/** What stands below the figures of a team: its days as charts, and who plays most and who has stopped. */
export function Below({ view, registerHref }: BelowProps) {
  if (isAlone(view)) return <Alone registerHref={registerHref} />;
  return (
    <>
      <DayChart name="validBet" bars={view.validBets} />
      <DayChart name="profit" bars={view.profits} />
      <ActiveDays points={view.active} />
      <TeamEntries name="best" entries={view.best} />
      <TeamEntries name="quiet" entries={view.quiet} allHref={view.quietHref} />
    </>
  );
}

/** A new agent has nobody below. */
function Alone({ registerHref }: Pick<BelowProps, 'registerHref'>) {
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
