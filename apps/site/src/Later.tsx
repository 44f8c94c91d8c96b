import { Suspense } from 'react';
import { Region, type RegionProps } from './Region.tsx';

/** A part that comes later, and whose failure nobody but itself has to bear. */
export function Later({ children, ...rest }: Omit<RegionProps, 'quiet'>) {
  return (
    <Region {...rest} quiet>
      <Suspense fallback={null}>{children}</Suspense>
    </Region>
  );
}
