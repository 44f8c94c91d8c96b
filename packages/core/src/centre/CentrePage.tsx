import type { ReactNode } from 'react';
import { PageSection } from '../components/PageSection.tsx';
import { CentreLoading } from './CentreLoading.tsx';

/** Loads one page of a centre. A failure is limited to the page; changing the page resets it. */
export function CentrePage({ name, children }: { name: string; children: ReactNode }) {
  return (
    <PageSection name={name} placeholder={<CentreLoading />}>
      {children}
    </PageSection>
  );
}
