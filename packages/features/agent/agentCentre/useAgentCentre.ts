import { useCentrePage } from '#core/centre/useCentrePage.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { useLocation, useNavigate, useSearchParams } from '#core/routing/router.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { agentPageOrder, firstPage } from './agentCentre.model.ts';
import type { AgentCentreDialogProps } from './agentCentre.types.ts';
import { useAgentPages } from './useAgentPages.ts';
import { useAgentWaiting } from './useAgentWaiting.ts';

export interface AgentCentreOptions {
  /** True while a login dialog or the trial warning is open. */
  readonly asking: boolean;
}

/**
 * Props of the agent centre (AGT-01). The URL (`?agent=`) opens and closes it. Other accounts see a warning (ERR-03c), like
 * everyone while the operator has the agent centre switched off.
 */
export function useAgentCentre({ asking }: AgentCentreOptions): AgentCentreDialogProps {
  const [search] = useSearchParams();
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslation('agentCentre');
  const asked = search.get('agent');
  const { offered, refused, stateOf } = useAgentPages(asked !== null);
  const { decided, dialog } = useCentrePage({
    ...{ asked, pages: agentPageOrder, first: firstPage, stateOf, asking },
    eligible: refused === null,
    onRefuse: () => toast.show({ id: 'notAgent', tone: 'warning', text: t(refused ?? 'notAgent') }),
  });
  const waiting = useAgentWaiting(dialog.open && decided && refused === null);
  return {
    ...dialog,
    menuHref: paths.agentCentre(pathname + query, 'menu'),
    entries: (decided ? offered : []).map((entry) => ({
      page: entry,
      href: paths.agentCentre(pathname + query, entry),
      count: waiting[entry] ?? 0,
    })),
    homeHref: paths.agentHome(),
    // The pages of the menu replace each other. What a page leads on to, the back button returns from.
    onFollow: (href) => void navigate(href, { replace: !/[?&]ref=[^&]/.test(href) }),
  };
}
