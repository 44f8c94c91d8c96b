import { type SettledBet, keepSettled, watchShownBets } from './settledBets.ts';
import type { MemberEvent } from './useEventText.ts';

/** How long a settled bet stays in the list in which it waited, in ms. */
export const settledMs = 10_000;

/** Keeps bets that are settled in the list of the page for a while, with their results. */
export interface SettledKeeper {
  /** Takes what has happened. A bet that the page has not listed, or whose result the event does not tell, is not kept. */
  readonly take: (events: readonly MemberEvent[]) => void;
  /** Keeps none any more. */
  readonly end: () => void;
}

export function createSettledKeeper(): SettledKeeper {
  const over = new AbortController();
  // What the page has listed, also if it has been read again before the event came.
  const listed = new Map<string, SettledBet>();
  watchShownBets((bets) => {
    for (const [index, bet] of bets.entries()) if (bet.win === null) listed.set(bet.reference, { bet, index });
  });
  function leave(reference: string): void {
    if (over.signal.aborted) return;
    // A row that leaves would take the focus with it.
    if (hasFocus(reference))
      document.addEventListener('focusout', () => leave(reference), { once: true, signal: over.signal });
    else keepSettled((before) => before.filter(({ bet }) => bet.reference !== reference));
  }
  return {
    take(events) {
      const settled = events.flatMap(({ kind, at, reference, amounts: { win } = {} }) => {
        if ((kind !== 'betSettled' && kind !== 'betReturned') || win === undefined) return [];
        const before = reference === undefined ? undefined : listed.get(reference);
        if (before === undefined) return [];
        listed.delete(before.bet.reference);
        return { ...before, bet: { ...before.bet, settledAt: at, win } };
      });
      if (settled.length === 0) return;
      keepSettled((before) => [...before, ...settled].toSorted((one, other) => one.index - other.index));
      for (const { bet } of settled) setTimeout(() => leave(bet.reference), settledMs);
    },
    end() {
      over.abort();
      watchShownBets(() => {});
      keepSettled(() => []);
    },
  };
}

/** Whether the link to a bet has the focus. */
const hasFocus = (reference: string): boolean =>
  document.activeElement?.getAttribute('href')?.includes(encodeURIComponent(reference)) === true;
