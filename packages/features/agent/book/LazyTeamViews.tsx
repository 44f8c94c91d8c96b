import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import type { TeamViewsFields } from './book.types.ts';

/** The saved views of the team, which load after the list. */
export const LazyTeamViews = lazyComponent<TeamViewsFields>(
  async () => (await import('./ConnectedTeamViews.tsx')).ConnectedTeamViews,
);
