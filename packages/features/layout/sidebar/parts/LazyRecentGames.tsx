import { LazySection } from '#core/components/LazySection.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import type { RecentGamesProps } from './RecentGames.tsx';

const RecentGames = lazyComponent(() => import('./RecentGames.tsx').then((part) => part.RecentGames));

/** The player's latest games, whose code loads when they are opened. */
export const LazyRecentGames = (props: RecentGamesProps) => (
  <LazySection>
    <RecentGames {...props} />
  </LazySection>
);
