import { undecidedPage, wantedPage } from '#core/centre/centre.model.ts';
import { isClosed } from '#core/centre/pageState.ts';
import { useCentreOverlay } from '#core/centre/useCentreOverlay.ts';
import { useOpenInstead } from '#core/centre/useOpenInstead.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { useLocation, useNavigate, useSearchParams } from '#core/routing/router.ts';
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
  const asked = search.get('agent');
  const { offered, refused, stateOf } = useAgentPages(asked !== null);
  const insteadOf = useOpenInstead();
  const requested = wantedPage(asked, agentPageOrder, firstPage);
  const undecided = requested !== null && stateOf(requested.page).is === 'loading';
  const wanted = undecided ? undecidedPage(requested.page, agentPageOrder, firstPage) : requested;
  const { open, loading, onClose } = useCentreOverlay({
    wanted: wanted !== null,
    asking,
    eligible: refused === null,
    onRefuse: () => toast.show({ id: 'notAgent', tone: 'warning', text: t(refused ?? 'notAgent') }),
  });
  const waiting = useAgentWaiting(open && !loading && !undecided && refused === null);
  // Keeps the last page during the exit animation.
  const shown = usePresence(wanted && { ...wanted, state: stateOf(wanted.page) });
  const page = shown?.page ?? firstPage;
  const closed = shown !== null && isClosed(shown.state) ? shown.state : null;
  return {
    open,
    page,
    undecided: loading || (shown?.undecided ?? false),
    instead: shown?.instead ?? false,
    closed: closed && { state: closed, instead: insteadOf(page, closed) },
    menu: shown?.menu ?? false,
    menuHref: paths.agentCentre(pathname + query, 'menu'),
    entries: (undecided || loading ? [] : offered).map((entry) => ({
      page: entry,
      href: paths.agentCentre(pathname + query, entry),
      count: waiting[entry] ?? 0,
    })),
    homeHref: paths.agentHome(),
    // The pages of the menu replace each other. What a page leads on to, the back button returns from.
    onFollow: (href) => void navigate(href, { replace: !/[?&]ref=[^&]/.test(href) }),
    onClose,
  };
}
