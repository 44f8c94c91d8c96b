/** What screens read from the router, and how they navigate. The route table says which page an address shows. */
import { type Context, createContext, use, useMemo } from 'react';
import {
  type Location,
  type NavigateOptions,
  type NavigationType,
  type Path,
  type SiteHistory,
  completePath,
} from './siteHistory.ts';

export type { Location, NavigateOptions, NavigationType, Path };

/** The location that is rendered, and how the player came to it. */
export interface Rendered {
  readonly location: Location;
  readonly how: NavigationType;
}

/** Apart from the location, so that who only navigates does not render again with each navigation. */
export const HistoryContext = createContext<SiteHistory | null>(null);
export const RenderedContext = createContext<Rendered | null>(null);

function useInRouter<Value>(context: Context<Value | null>): Value {
  const value = use(context);
  if (value === null) throw new Error('not inside a Router');
  return value;
}

/** The rendered location. After a navigation, it follows when the next page can be shown. */
export const useLocation = (): Location => useInRouter(RenderedContext).location;

/** How the player came to the rendered location. */
export const useNavigationType = (): NavigationType => useInRouter(RenderedContext).how;

/** Navigates to an address of the site, or by a number of steps through the history. */
export interface Navigate {
  (to: string, options?: NavigateOptions): void;
  (steps: number): void;
}

/** Returns a function that navigates, the same one for good. */
export function useNavigate(): Navigate {
  const history = useInRouter(HistoryContext);
  return useMemo(
    () =>
      (to: string | number, options?: NavigateOptions): void => {
        if (typeof to === 'number') history.step(to);
        else history.go(to, options);
      },
    [history],
  );
}

/** Changes the query of the rendered page. Receives a copy of its parameters. */
export type ChangeQuery = (change: (query: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/** The query of the rendered location, and a function that changes it. */
export function useSearchParams(): [query: URLSearchParams, change: ChangeQuery] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return [
    useMemo(() => new URLSearchParams(search), [search]),
    (change, options) => {
      const query = change(new URLSearchParams(search)).toString();
      navigate(pathname + (query && `?${query}`), options);
    },
  ];
}

/** Completes the address of a link on the rendered page. */
export const useHref = (to: string): string => completePath(to, useLocation().pathname);

/**
 * Returns a function that reads the URL as it is now. The location of `useLocation` is that of the rendered page, which
 * follows a navigation with a delay.
 */
export function useReadUrl(): () => Path {
  return useInRouter(HistoryContext).read;
}
