import { usePresence } from '#ui/Presence/usePresence.ts';
import { type WantedPage, wantedPage } from './centre.model.ts';
import { type PageName, type PageState, isClosed } from './pageState.ts';
import { type CentreOverlayOptions, useCentreOverlay } from './useCentreOverlay.ts';
import { useOpenInstead } from './useOpenInstead.ts';

interface CentrePageOptions<Page> extends Omit<CentreOverlayOptions, 'wanted'> {
  /** The value of the centre's parameter in the URL; null without one. */
  readonly asked: string | null;
  readonly pages: readonly Page[];
  readonly first: Page;
  readonly stateOf: (page: Page) => PageState;
}

/** The page of a centre that the URL requests, and the state of the dialog around it: what both centres have in common. */
export function useCentrePage<Page extends PageName>(options: CentrePageOptions<Page>) {
  const { asked, pages, first, stateOf } = options;
  const insteadOf = useOpenInstead();
  const requested = wantedPage(asked, pages, first);
  // A page that is closed must not show for a moment before that is known.
  const undecided = requested !== null && stateOf(requested.page).is === 'loading';
  const wanted: WantedPage<Page> | null = undecided
    ? { ...requested, instead: false, menu: false, undecided }
    : requested;
  const { open, loading, onClose } = useCentreOverlay({ ...options, wanted: wanted !== null });
  // Keeps the last page during the exit animation.
  const shown = usePresence(wanted && { ...wanted, state: stateOf(wanted.page) });
  const page = shown?.page ?? first;
  const closed = shown !== null && isClosed(shown.state) ? shown.state : null;
  return {
    /** False while nothing of a page may show. */
    decided: !undecided && !loading,
    dialog: {
      open,
      page,
      undecided: loading || (shown?.undecided ?? false),
      instead: shown?.instead ?? false,
      closed: closed && { state: closed, instead: insteadOf(page, closed) },
      menu: shown?.menu ?? false,
      onClose,
    },
  };
}
