import type { OpenInstead } from './openInstead.ts';
import { type ClosedState, type PageName, isClosed } from './pageState.ts';
import { useOpenInstead } from './useOpenInstead.ts';
import { usePageState } from './usePageStates.ts';

/** Why a page is closed, and what is open instead. */
export interface Closed {
  readonly state: ClosedState;
  readonly instead: readonly OpenInstead[];
}

/** Why a page of the site is closed; null while it is open, or nothing is known to close it. */
export function useClosedPage(page: PageName): Closed | null {
  const state = usePageState(page);
  const insteadOf = useOpenInstead();
  return isClosed(state) ? { state, instead: insteadOf(page, state) } : null;
}
