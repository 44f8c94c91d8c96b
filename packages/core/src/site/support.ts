import { createContext, useContext } from 'react';
import type { ServiceEntry } from '#api/system.ts';

/** How a screen reaches customer service (CS-01). */
export interface Support {
  /** The services in the operator's order, without VIP services for players who are not VIP. */
  readonly entries: readonly ServiceEntry[];
  /** Opens a service in its window. Must run inside the click handler, or the browser blocks the window. */
  open(entry: ServiceEntry): void;
}

/** Provided by the site; null where customer service is not available. */
export const SupportContext = createContext<Support | null>(null);

/** Returns a screen's `onSupport`: opens the first service. Undefined when there is none; the screen then has no button. */
export function useOnSupport(): (() => void) | undefined {
  const support = useContext(SupportContext);
  const first = support?.entries[0];
  return support && first ? () => support.open(first) : undefined;
}
