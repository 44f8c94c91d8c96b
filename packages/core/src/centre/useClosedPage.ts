import { type ClosedState, type PageName, isClosed } from './pageState.ts';
import { type OpenInstead, useOpenInstead } from './useOpenInstead.ts';
import { usePageState } from './usePageStates.ts';

/** Why a page is closed, and what is open instead. */
export interface Closed {
  readonly state: ClosedState;
  readonly instead: readonly OpenInstead[];
}

/**
 * Why a page of the site is closed; null while it is open, or nothing is known to close it.
 * @param over the page that a centre opens over, where it cannot be this one. @default this one
 */
export function useClosedPage(page: PageName, over?: string): Closed | null {
  const state = usePageState(page);
  const insteadOf = useOpenInstead(over);
  return isClosed(state) ? { state, instead: insteadOf(page, state) } : null;
}
