import { Suspense } from 'react';
import { surfaces } from '#ui/Box/surfaces.css.ts';
import { crash } from './LazyDialogSection.css.ts';
import { SectionCrash } from './SectionCrash.tsx';
import { SectionErrorBoundary, type SectionErrorBoundaryProps } from './SectionErrorBoundary.tsx';

export interface LazyDialogSectionProps extends Pick<SectionErrorBoundaryProps, 'children'> {
  readonly open: boolean;
  /** Closes the dialog. Undefined for one that cannot be declined. */
  readonly onClose: (() => void) | undefined;
}

/**
 * A dialog whose code loads when it opens. While it is open, a failed load says so over the page and can be retried;
 * closing forgets the failure, so that the next opening loads again (ERR-03b).
 */
export function LazyDialogSection({ open, onClose, children }: LazyDialogSectionProps) {
  return (
    <SectionErrorBoundary
      resetKey={String(open)}
      fallback={(retry, cause) =>
        open && (
          // Native: the kit's dialog may be what did not load.
          <dialog
            ref={showModal}
            className={`${crash} ${surfaces.surface}`}
            onCancel={(event) => {
              event.preventDefault();
              onClose?.();
            }}
          >
            <SectionCrash cause={cause} onRetry={retry} onClose={onClose} />
          </dialog>
        )
      }
    >
      <Suspense fallback={null}>{children}</Suspense>
    </SectionErrorBoundary>
  );
}

const showModal = (dialog: HTMLDialogElement | null): void => dialog?.showModal();
