import { createContext, useContext } from 'react';
import type { ServiceEntry } from '#api/system.ts';

/** How a screen reaches customer service (CS-01). The site gives it; a screen shows its button only when there is one. */
export interface Support {
  /** Everybody who answers, in the operator's order; VIP services are not among them for who is no VIP. */
  readonly entries: readonly ServiceEntry[];
  /** Opens the service in its window. Called inside the press itself, or the browser blocks the window. */
  open(entry: ServiceEntry): void;
}

export const SupportContext = createContext<Support | null>(null);

/** What a screen's `onSupport` is made of: opens the first service there is; undefined when there is none. */
export function useOnSupport(): (() => void) | undefined {
  const support = useContext(SupportContext);
  const first = support?.entries[0];
  return support && first ? () => support.open(first) : undefined;
}
