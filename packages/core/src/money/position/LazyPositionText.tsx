import type { ComponentProps } from 'react';
import { LazySection } from '../../components/LazySection.tsx';
import { lazyComponent } from '../../routing/lazyComponent.tsx';

const PositionText = lazyComponent(async () => (await import('./PositionText.tsx')).PositionText);

/** `PositionText`, which loads by itself, with its texts. */
export const LazyPositionText = (props: ComponentProps<typeof PositionText>) => (
  <LazySection optional>
    <PositionText {...props} />
  </LazySection>
);
