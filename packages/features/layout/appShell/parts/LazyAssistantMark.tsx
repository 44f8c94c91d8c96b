import { LazySection } from '#core/components/LazySection.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';

const AssistantMark = lazyComponent(() => import('./AssistantMark.tsx').then((part) => part.AssistantMark));

/** `AssistantMark`, loaded for assistants only. */
export const LazyAssistantMark = () => (
  <LazySection optional>
    <AssistantMark />
  </LazySection>
);
