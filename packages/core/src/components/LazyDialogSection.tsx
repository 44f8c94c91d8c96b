import { Suspense, type SyntheticEvent, useState } from 'react';
import { surfaces } from '#ui/Box/surfaces.css.ts';
import { useEscape } from '#ui/Dialog/useEscape.ts';
import { crash } from './LazyDialogSection.css.ts';
import { SectionCrash, type SectionCrashProps } from './SectionCrash.tsx';
import { SectionErrorBoundary, type SectionErrorBoundaryProps } from './SectionErrorBoundary.tsx';

export interface LazyDialogSectionProps extends Pick<SectionErrorBoundaryProps, 'children'> {
  readonly open: boolean;
  /** Closes the dialog. Undefined for one that cannot be declined. */
  readonly onClose: (() => void) | undefined;
}

/**
 * A dialog whose code loads when it opens. While it is open, a failed load says so over the page and can be retried; the
 * next opening forgets the failure and loads again (ERR-03b). Not the closing: a load that nobody has asked for would reload
 * the page if it failed when the connection is back.
 */
export function LazyDialogSection({ open, onClose, children }: LazyDialogSectionProps) {
  return (
    <SectionErrorBoundary
      resetKey={useOpening(open)}
      fallback={(retry, cause) => open && <CrashDialog cause={cause} onRetry={retry} onClose={onClose} />}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </SectionErrorBoundary>
  );
}

/** Native: the kit's dialog may be what did not load. */
function CrashDialog(props: Pick<SectionCrashProps, 'cause' | 'onRetry' | 'onClose'>) {
  // Before a dialog that it lies above.
  useEscape(true, () => props.onClose?.());
  return (
    <dialog ref={showModal} className={`${crash} ${surfaces.surface}`} onCancel={preventDefault}>
      <SectionCrash {...props} />
    </dialog>
  );
}

/** Names the opening, the last one while closed. */
function useOpening(open: boolean): string {
  const [opening, setOpening] = useState({ open, count: 0 });
  if (opening.open !== open) setOpening({ open, count: opening.count + Number(open) });
  return String(opening.count);
}

const preventDefault = (event: SyntheticEvent): void => event.preventDefault();
const showModal = (dialog: HTMLDialogElement | null): void => dialog?.showModal();
