import type { ReactNode } from 'react';
import { Stack } from '#ui/Stack/Stack.tsx';
import { place } from './TopPlace.css.ts';

/** Between header and page: banners, notices. Without any of them it takes no room. */
export function TopPlace({ children }: { children: ReactNode }) {
  return (
    <div className={place}>
      <Stack gap="sm">{children}</Stack>
    </div>
  );
}
