import type { ReactNode } from 'react';
import { LazyClosedPage } from '#core/centre/LazyClosedPage.tsx';
import { isClosed } from '#core/centre/pageState.ts';
import { useOpenInstead } from '#core/centre/useOpenInstead.ts';
import { usePageState } from '#core/centre/usePageStates.ts';
import { PageLoading } from '#core/components/PageLoading.tsx';
import { paths } from '#core/routing/paths.ts';
import { Navigate, useLocation } from '#core/routing/router.ts';
import type { RouteName } from '#core/routing/routes.ts';
import { usePageName } from '#core/routing/title.ts';

interface ClosablePageProps {
  name: RouteName;
  /** The page, which renders only where it is open. */
  children: ReactNode;
}

/**
 * A page of the site that is closed to someone: what the platform does not have to everyone, and most to the assistant of an
 * agent (AGT-15), who has the agents' home page in place of the site's.
 */
export function ClosablePage({ name, children }: ClosablePageProps) {
  const state = usePageState(name);
  const insteadOf = useOpenInstead();
  const title = usePageName();
  const { search } = useLocation();
  // With what the address opens over the page.
  if (name === 'home') return <Navigate to={paths.agentHome() + search} replace />;
  if (isClosed(state)) return <LazyClosedPage name={title} closed={{ state, instead: insteadOf(name, state) }} />;
  return state.is === 'open' ? children : <PageLoading />;
}
