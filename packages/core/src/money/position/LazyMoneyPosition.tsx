import type { ComponentProps } from 'react';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { LazySection } from '../../components/LazySection.tsx';
import { lazyComponent } from '../../routing/lazyComponent.tsx';

const MoneyPosition = lazyComponent(async () => (await import('./MoneyPosition.tsx')).MoneyPosition);

/** `MoneyPosition` for pages where it is not the first thing: loads by itself, with its texts. */
export const LazyMoneyPosition = (props: ComponentProps<typeof MoneyPosition>) => (
  <LazySection placeholder={<Skeleton shape="text" lines={3} />}>
    <MoneyPosition {...props} />
  </LazySection>
);
