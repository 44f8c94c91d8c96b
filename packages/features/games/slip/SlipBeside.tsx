import { useEffect } from 'react';
import { LazySection } from '#core/components/LazySection.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { useIdle } from '#core/time/useIdle.ts';
import type { SlipProps } from './slip.types.ts';

const Slip = lazyComponent(() => import('./Slip.tsx').then((part) => part.Slip));

interface SlipBesideProps {
  readonly slip: SlipProps;
  /** There is a column for it. */
  readonly isWide: boolean;
}

/** The slip beside a board of prices: always on wide windows, otherwise once something is picked. */
export function SlipBeside({ slip, isWide }: SlipBesideProps) {
  const idle = useIdle();
  useEffect(() => {
    if (idle) void Slip.preload();
  }, [idle]);
  if (!isWide && slip.vendor === null) return null;
  return (
    <LazySection>
      <Slip {...slip} />
    </LazySection>
  );
}
