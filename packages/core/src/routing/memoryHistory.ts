import { type Listener, type Location, type SiteHistory, completePath } from './siteHistory.ts';

/** A history that leaves the browser's alone: for stories, and for documents, which render one address. */
export function createMemoryHistory(first: string): SiteHistory {
  const locationOf = (to: string, state: unknown = null): Location => {
    const { pathname, search, hash } = new URL(`http://site.invalid${to}`);
    return { pathname, search, hash, state };
  };
  let tell: Listener | undefined;
  let current = locationOf(first);
  let entries = [current];
  return {
    read: () => current,
    go(to, { replace = false, state } = {}) {
      const index = entries.indexOf(current);
      current = locationOf(completePath(to, current.pathname), state);
      entries = [...entries.slice(0, replace ? index : index + 1), current];
      tell?.(current, replace ? 'REPLACE' : 'PUSH');
    },
    step(delta) {
      const next = entries[entries.indexOf(current) + delta];
      if (next === undefined) return;
      current = next;
      tell?.(current, 'POP');
    },
    listen(onMove) {
      tell = onMove;
      return () => {
        tell = undefined;
      };
    },
  };
}
