import type { ReactNode } from 'react';
import { CentreDialog } from '#core/centre/CentreDialog.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Link } from '#ui/Link/Link.tsx';
import type { AgentCentreDialogProps } from './agentCentre.types.ts';
import { useMenuGroups } from './useMenuGroups.ts';

interface AgentCentreSlots {
  /** The current page. */
  readonly children: ReactNode;
}

/** Agent centre (AGT-01). */
export function AgentCentreDialog({ entries, homeHref, ...state }: AgentCentreDialogProps & AgentCentreSlots) {
  const { t } = useTranslation('agentCentre');
  return (
    <CentreDialog
      {...state}
      broad
      title={t(`pages.${state.page}`)}
      label={t('menu')}
      groups={useMenuGroups(entries, state.page)}
      allPages={t('allPages')}
      notOffered={t('notOffered')}
      belowMenu={
        <Link href={homeHref} size="touch">
          {t('home')}
        </Link>
      }
    />
  );
}
