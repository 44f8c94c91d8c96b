import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { HistoryContext, type Rendered, RenderedContext, useNavigate } from './router.ts';
import type { SiteHistory } from './siteHistory.ts';

interface RouterProps {
  /** Creates the history, once. */
  readonly history: () => SiteHistory;
  readonly children: ReactNode;
}

/** Provides the location to what is inside. The page that is shown stays until the next one can be rendered. */
export function Router({ history: create, children }: RouterProps) {
  const [history] = useState(create);
  const [rendered, setRendered] = useState<Rendered>(() => ({ location: history.read(), how: 'POP' }));
  // Before the effects of pages, which may redirect.
  useLayoutEffect(
    () => history.listen((location, how) => startTransition(() => setRendered({ location, how }))),
    [history],
  );
  return (
    <HistoryContext value={history}>
      <RenderedContext value={rendered}>{children}</RenderedContext>
    </HistoryContext>
  );
}

/** Navigates to another address when it is rendered, in place of the current one. */
export function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
