import { LazySection } from '#core/components/LazySection.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';

const LimitLine = lazyComponent(() => import('./LimitLine.tsx').then((part) => part.LimitLine), 'limits');

/** The `LimitLine` of a wallet, which loads with its texts when the wallet opens. */
export const LazyLimitLine = () => (
  <LazySection optional>
    <LimitLine />
  </LazySection>
);
