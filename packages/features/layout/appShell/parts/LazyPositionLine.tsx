import { LazySection } from '#core/components/LazySection.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';

const PositionLine = lazyComponent(() => import('./PositionLine.tsx').then((part) => part.PositionLine));

/** The `PositionLine` of a wallet, which loads with its texts when the wallet opens. */
export const LazyPositionLine = () => (
  <LazySection optional>
    <PositionLine />
  </LazySection>
);
