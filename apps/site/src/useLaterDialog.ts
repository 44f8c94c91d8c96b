import { startTransition, useState } from 'react';

export interface LaterDialog {
  readonly isOpen: boolean;
  readonly show: () => void;
  /** For the dialog. Null until it is first wanted; afterwards it stays, so that its closing can be seen. */
  readonly props: { readonly open: boolean; readonly onClose: () => void } | null;
}

/** A dialog whose code comes when it is first opened. */
export function useLaterDialog(): LaterDialog {
  const [open, setOpen] = useState<boolean | null>(null);
  return {
    isOpen: open === true,
    // Drawn in pieces: the press that asks for it is answered first, whatever else is on the page.
    show: () => startTransition(() => setOpen(true)),
    props: open === null ? null : { open, onClose: () => setOpen(false) },
  };
}
