import { undecidedPage, wantedPage } from '#core/centre/centre.model.ts';
import { closedPage } from '#core/centre/closedPage.ts';
import { useCentreOverlay } from '#core/centre/useCentreOverlay.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { useLocation, useNavigate, useSearchParams } from '#core/routing/router.ts';
import { useMember } from '#core/session/member.ts';
import { usePresence } from '#ui/Presence/usePresence.ts';
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
  const { role, info } = useMember();
  const asked = search.get('agent');
  // If member info cannot be read, the platform decides about each page.
  const eligible = role === 'agent' || info.status === 'failed';
  const { offered, off, isOn, isKnown } = useAgentPages(asked !== null && eligible);
  const undecided = asked !== null && !isKnown(asked);
  const wanted = undecided ? undecidedPage(asked, agentPageOrder, firstPage) : wantedPage(asked, offered, firstPage);
  const { open, loading, onClose } = useCentreOverlay({
    wanted: wanted !== null,
    asking,
    eligible: eligible && !off,
    onRefuse: () => toast.show({ id: 'notAgent', tone: 'warning', text: t(off ? 'switchedOff' : 'notAgent') }),
  });
  const waiting = useAgentWaiting(open && !loading && eligible && !off);
  // Keeps the last page during the exit animation.
  const shown = usePresence(wanted);
  const closed = usePresence(
    wanted?.instead === true && asked !== null ? closedPage(asked, agentPageOrder, { isOn }) : null,
  );
  return {
    open,
    page: shown?.page ?? firstPage,
    undecided: loading || (shown?.undecided ?? false),
    instead: shown?.instead ?? false,
    closed,
    menu: shown?.menu ?? false,
    menuHref: paths.agentCentre(pathname + query, 'menu'),
    entries: (undecided || loading ? [] : offered).map((page) => ({
      page,
      href: paths.agentCentre(pathname + query, page),
      count: waiting[page] ?? 0,
    })),
    // The pages of the menu replace each other. What a page leads on to, the back button returns from.
    onFollow: (href) => void navigate(href, { replace: !/[?&]ref=[^&]/.test(href) }),
    onClose,
  };
}
