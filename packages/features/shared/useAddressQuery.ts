import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** How a page is asked by its address; pure functions. */
export interface AddressRules<Query, Change> {
  /** What the parameters ask for, whatever they say. */
  readonly parse: (params: URLSearchParams) => Query;
  readonly change: (query: Query, change: Change) => Query;
  /** The parameters that ask for it, with their question mark, or ''. */
  readonly write: (query: Query) => string;
}

export interface AddressQuery<Query, Change> {
  /** What the page that is drawn is asked for. */
  readonly query: Query;
  readonly hrefFor: (change: Change) => string;
  readonly go: (change: Change, options?: NavigateOptions) => void;
}

/** What the player asks of a page, in its address: kept, shared, and gone back to like any other. */
export function useAddressQuery<Query, Change>(rules: AddressRules<Query, Change>): AddressQuery<Query, Change> {
  const [params] = useSearchParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = rules.parse(params);
  // The router draws a new address a moment after it has it; two quick changes must not undo one another.
  const newest = useRef(query);
  const arrived = useEffectEvent(() => (newest.current = query));
  // Only with another address: what is drawn in between, an answer that came, still shows the one before.
  useLayoutEffect(() => {
    arrived();
  }, [search]);
  return {
    query,
    hrefFor: (change) => pathname + rules.write(rules.change(query, change)),
    go(change, options) {
      newest.current = rules.change(newest.current, change);
      void navigate(pathname + rules.write(newest.current), options);
    },
  };
}
