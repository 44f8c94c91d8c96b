const capacity = 200;
const known = new Set<string>();

/** Whether a picture was loaded recently. The browser has it cached, so it is shown immediately and without a fade. */
export const isKnown = (url: string): boolean => known.has(url);

/** Remembers the last 200 loaded URLs, least recently used first out. */
export function remember(url: string): void {
  known.delete(url);
  known.add(url);
  if (known.size > capacity) known.delete(known.values().next().value as string);
}
