import { agentOverview } from '#api/agentCentre.ts';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useReportState } from '#core/report/useReportState.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { useLocation } from '#core/routing/router.ts';
import { useAgentHref } from '#core/site/agentHref.ts';
import { useResultText } from '../reports/useResultText.ts';
import { toOverviewView } from './overview.model.ts';
import type { OverviewScreenProps } from './overview.types.ts';

// With their messages. The figures do without them.
const Notices = lazyComponent(async () => (await import('../notices/Notices.tsx')).Notices);
const Progress = lazyComponent(async () => (await import('../progress/TeamProgress.tsx')).TeamProgress);

interface OverviewOptions {
  /** Asks nothing yet; the overview is then `loading`. @default false */
  readonly idle?: boolean;
}

/** Props of the overview (AGT-01), connected to the platform. */
export function useOverviewScreen({ idle = false }: OverviewOptions = {}): OverviewScreenProps {
  const language = useLanguage();
  const { paging, propsFor } = useReportState({});
  const { from, to } = paging;
  const [overview, { refresh }] = useRemote(agentOverview, idle ? null : { from, to }, 'list');
  const { pathname, search } = useLocation();
  const hrefOf = useAgentHref(pathname + search);
  const texts = { money: useMoneyText(), result: useResultText() };
  const { days, list } = propsFor(
    mapRemote(overview, () => ({ totalPages: 1 })),
    refresh,
  );
  return {
    days,
    answered: list.answered,
    refreshing: list.refreshing,
    onRefresh: list.onRefresh,
    overview: mapRemote(overview, (value) => toOverviewView(value, language, texts, { from, to }, hrefOf)),
    ...{ Notices, Progress },
    registerHref: hrefOf('registerCenter'),
    linksHref: hrefOf('registerCenter', 'links'),
    statementHref: hrefOf('statement'),
    teamHref: hrefOf('teamManagement'),
  };
}
