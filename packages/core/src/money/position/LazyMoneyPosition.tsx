import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { LazySection } from '../../components/LazySection.tsx';
import { lazyComponent } from '../../routing/lazyComponent.tsx';
import type { MoneyPositionPart } from './MoneyPositionPart.ts';

const ConnectedMoneyPosition = lazyComponent(
  async () => (await import('./ConnectedMoneyPosition.tsx')).ConnectedMoneyPosition,
);

/** Where the player's money is, connected to the platform. Loads by itself, with its texts and with what it asks. */
export const LazyMoneyPosition: MoneyPositionPart = (props) => (
  <LazySection placeholder={<Skeleton shape="text" lines={3} />}>
    <ConnectedMoneyPosition {...props} />
  </LazySection>
);
