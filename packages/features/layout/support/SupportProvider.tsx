import type { ReactNode } from 'react';
import { SupportContext } from '#core/site/support.ts';
import { useSupport } from './useSupport.ts';

/** Provides customer service to the tree below, also while the site is closed (CS-01). */
export function SupportProvider({ children }: { children: ReactNode }) {
  return <SupportContext value={useSupport()}>{children}</SupportContext>;
}
