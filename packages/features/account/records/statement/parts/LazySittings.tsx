import { LazySection } from '#core/components/LazySection.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import type { BetSittingProps, MovementSittingProps } from './SittingRows.tsx';

const Bets = lazyComponent(() => import('./SittingRows.tsx').then((part) => part.BetSitting));
const Movements = lazyComponent(() => import('./SittingRows.tsx').then((part) => part.MovementSitting));

/** The bets of a sitting. Its code loads when the first one is opened. */
export const LazyBetSitting = (props: BetSittingProps) => (
  <LazySection>
    <Bets {...props} />
  </LazySection>
);

/** The movements of a sitting. Its code loads when the first one is opened. */
export const LazyMovementSitting = (props: MovementSittingProps) => (
  <LazySection>
    <Movements {...props} />
  </LazySection>
);
