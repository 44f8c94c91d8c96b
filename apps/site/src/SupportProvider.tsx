import type { ReactNode } from 'react';
import { useSupport } from '#features/service/useSupport.ts';
import { SupportContext } from '#features/shared/support.ts';

/** CS-01: customer service for whatever is below, also while the site is closed. */
export function SupportProvider({ children }: { children: ReactNode }) {
  return <SupportContext value={useSupport()}>{children}</SupportContext>;
}
