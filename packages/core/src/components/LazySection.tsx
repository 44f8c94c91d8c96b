import { type ReactNode, Suspense } from 'react';
import { Waiting } from './PageSection.tsx';
import { SectionErrorBoundary, type SectionErrorBoundaryProps, nothing } from './SectionErrorBoundary.tsx';

export interface LazySectionProps extends Pick<SectionErrorBoundaryProps, 'children' | 'resetKey'> {
  /** Stands in its place while it loads. @default nothing */
  readonly placeholder?: ReactNode;
  /** Renders nothing when it does not come: for what nobody has asked for and nobody would miss. @default false */
  readonly optional?: boolean;
}

/**
 * A part of the page whose code loads when it is shown. A failed load says so in its place and can be retried (ERR-03b). What
 * opens over the page is a `LazyDialogSection`.
 */
export function LazySection({ children, placeholder = null, optional = false, ...rest }: LazySectionProps) {
  return (
    <SectionErrorBoundary {...rest} {...(optional && { fallback: nothing })}>
      <Suspense fallback={optional ? placeholder : <Waiting>{placeholder}</Waiting>}>{children}</Suspense>
    </SectionErrorBoundary>
  );
}
