import type { CentreGroup } from '#core/centre/CentreMenu.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { AgentPage } from '#core/routing/centrePages.ts';
import type { AgentCentreEntry } from './agentCentre.types.ts';
import { pageIcon } from './parts/pageIcons.ts';

/** The menu of the agent centre: one list, in the order of the specification. */
export function useMenuGroups(entries: readonly AgentCentreEntry[], current: AgentPage): readonly CentreGroup[] {
  const { t } = useTranslation('agentCentre');
  return [
    {
      key: 'pages',
      title: null,
      entries: entries.map(({ page, href, count = 0 }) => ({
        key: page,
        href,
        title: t(`pages.${page}`),
        icon: pageIcon(page),
        current: page === current,
        waiting: { count, label: t('waiting', { count }) },
      })),
    },
  ];
}
