import { type NavigateOptions, useLocation, useNavigate, useReadUrl, useSearchParams } from './router.ts';

/** How a page's query is read from and written to the URL; pure functions. */
export interface UrlQueryRules<Query, Change> {
  /** Parses the parameters. Accepts any, with defaults for invalid ones. */
  readonly parse: (params: URLSearchParams) => Query;
  readonly change: (query: Query, change: Change) => Query;
  /** Writes the parameters with their question mark, or ''. */
  readonly write: (query: Query) => string;
}

/** A page's query with its links. */
export interface UrlQuery<Query, Change> {
  /** The query of the rendered page. */
  readonly query: Query;
  /** Returns the URL of the page with a change. */
  readonly hrefFor: (change: Change) => string;
  /** Navigates to the page with a change; does nothing when the player has already left the page. */
  readonly go: (change: Change, options?: NavigateOptions) => void;
}

/** Stores the query of a page, such as filters and page number, in the URL, so that it can be shared and gone back to. */
export function useUrlQuery<Query, Change>(rules: UrlQueryRules<Query, Change>): UrlQuery<Query, Change> {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const readUrl = useReadUrl();
  const navigate = useNavigate();
  const query = rules.parse(params);
  const urlOf = (from: Query, change: Change): string => pathname + rules.write(rules.change(from, change));
  return {
    query,
    hrefFor: (change) => urlOf(query, change),
    go(change, options) {
      // The router renders a new URL with a delay: a second quick change must apply to the first, not undo it.
      const now = readUrl();
      if (now.pathname !== pathname) return;
      void navigate(urlOf(rules.parse(new URLSearchParams(now.search)), change), options);
    },
  };
}
