import { LazySection } from '../components/LazySection.tsx';
import { lazyComponent } from '../routing/lazyComponent.tsx';
import type { PushOfferProps } from './PushOffer.tsx';

const PushOffer = lazyComponent(() => import('./PushOffer.tsx').then((part) => part.PushOffer));

/** `PushOffer`, which loads when it is shown, and is not missed where it does not come. */
export const LazyPushOffer = (props: PushOfferProps) => (
  <LazySection optional>
    <PushOffer {...props} />
  </LazySection>
);
