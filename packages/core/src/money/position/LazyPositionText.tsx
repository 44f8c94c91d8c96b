import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { LazySection } from '../../components/LazySection.tsx';
import { lazyComponent } from '../../routing/lazyComponent.tsx';

const ConnectedPositionText = lazyComponent(
  async () => (await import('./ConnectedPositionText.tsx')).ConnectedPositionText,
);

/** Where the player's money is, in one line, connected to the platform. Loads by itself, with its texts, and keeps its line until then. */
export const LazyPositionText = () => (
  <LazySection optional placeholder={<Skeleton shape="text" size="sm" />}>
    <ConnectedPositionText />
  </LazySection>
);
