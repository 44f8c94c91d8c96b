/** The parts of an address of the site. `search` and `hash` begin with their sign, or are ''. */
export interface Path {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** An address, with what the link that led there passed on. Another object after each navigation, also to the same address. */
export interface Location extends Path {
  readonly state: unknown;
}

/** How the player came to a location: `POP` is the browser's history, a reload or an address from elsewhere. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export interface NavigateOptions {
  /** Takes the place of the current entry of the history, so that Back does not lead to it. @default false */
  readonly replace?: boolean;
  /** Kept with the entry, also over a reload. */
  readonly state?: unknown;
}

/** Where the site is, and the way to other addresses of it. */
export interface SiteHistory {
  /** Reads the location as it is now. */
  readonly read: () => Location;
  /** Navigates to an address of the site, such as `/rng?p=2`, or `?p=2` of the current page. */
  readonly go: (to: string, options?: NavigateOptions) => void;
  /** Moves through the entries; -1 is one back. */
  readonly step: (delta: number) => void;
  /** Calls back after each navigation. Returns a function that ends it. */
  readonly listen: (onMove: Listener) => () => void;
}

export type Listener = (location: Location, how: NavigationType) => void;

/** Completes an address without a path. What has no slash in front is one of the site, too, never another host. */
export function completePath(to: string, pathname: string): string {
  if (/^(?:[?#]|$)/.test(to)) return pathname + to;
  return to.startsWith('/') ? to : `/${to}`;
}

/** The history of the browser. One listener at a time: the router's. */
export function createBrowserHistory(): SiteHistory {
  let tell: Listener | undefined;
  const read = (): Location => {
    const { pathname, search, hash } = location;
    // Other parts of the site add entries with marks of their own.
    const { passed = null } = (history.state ?? {}) as { readonly passed?: unknown };
    return { pathname, search, hash, state: passed };
  };
  return {
    read,
    go(to, { replace = false, state } = {}) {
      // With the origin, an address such as `//other.example` stays inside the site.
      const url = location.origin + completePath(to, location.pathname);
      const entry = { passed: state };
      try {
        if (replace) history.replaceState(entry, '', url);
        else history.pushState(entry, '', url);
      } catch {
        // Safari refuses more than a hundred entries in a short time.
        location.assign(url);
        return;
      }
      tell?.(read(), replace ? 'REPLACE' : 'PUSH');
    },
    step: (delta) => history.go(delta),
    listen(onMove) {
      const onPop = (): void => onMove(read(), 'POP');
      tell = onMove;
      addEventListener('popstate', onPop);
      return () => {
        tell = undefined;
        removeEventListener('popstate', onPop);
      };
    },
  };
}
