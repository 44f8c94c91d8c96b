import { startTransition, useState } from 'react';

/** The state of a lazily loaded dialog. */
export interface LazyDialog {
  readonly isOpen: boolean;
  readonly show: () => void;
  readonly close: () => void;
}

/** Holds the open state of a dialog whose code loads when it is first opened. */
export function useLazyDialog(initiallyOpen = false): LazyDialog {
  const [isOpen, setOpen] = useState(initiallyOpen);
  return {
    isOpen,
    // A transition, so that rendering the dialog does not delay the response to the click.
    show: () => startTransition(() => setOpen(true)),
    close: () => setOpen(false),
  };
}
