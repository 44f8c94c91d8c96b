import type { ReactNode } from 'react';
import { Stack } from '#ui/Stack/Stack.tsx';
import { place } from './PageTopSlot.css.ts';

/** The area between header and page, for banners, notices and the jackpot. Hidden when it is empty. */
export function PageTopSlot({ children }: { children: ReactNode }) {
  return (
    <div className={place}>
      <Stack gap="sm">{children}</Stack>
    </div>
  );
}
