import { LazySection } from '../../components/LazySection.tsx';
import { lazyComponent } from '../../routing/lazyComponent.tsx';

const ConnectedPositionText = lazyComponent(
  async () => (await import('./ConnectedPositionText.tsx')).ConnectedPositionText,
);

/** Where the player's money is, in one line, connected to the platform. Loads by itself, with its texts. */
export const LazyPositionText = () => (
  <LazySection optional>
    <ConnectedPositionText />
  </LazySection>
);
