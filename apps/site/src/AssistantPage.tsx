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

interface AssistantPageProps {
  name: RouteName;
  /** The page, which renders only where an assistant has it. */
  children: ReactNode;
}

/** A page of the site for the assistant of an agent (AGT-15): the agents' home page in place of the site's, or why it is closed. */
export function AssistantPage({ name, children }: AssistantPageProps) {
  const state = usePageState(name);
  const insteadOf = useOpenInstead();
  const title = usePageName();
  const { search } = useLocation();
  // With what the address opens over the page.
  if (name === 'home') return <Navigate to={paths.agentHome() + search} replace />;
  if (isClosed(state)) return <LazyClosedPage name={title} closed={{ state, instead: insteadOf(name, state) }} />;
  return state.is === 'open' ? children : <PageLoading />;
}
