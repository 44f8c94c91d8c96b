const capacity = 200;
const known = new Set<string>();

/** Whether the picture at this address was shown lately: the browser has it, so it needs neither waiting nor a fade. */
export const isKnown = (address: string): boolean => known.has(address);

/** Remembers the last 200 addresses; the one that was used longest ago goes first. */
export function remember(address: string): void {
  known.delete(address);
  known.add(address);
  if (known.size > capacity) known.delete(known.values().next().value as string);
}
