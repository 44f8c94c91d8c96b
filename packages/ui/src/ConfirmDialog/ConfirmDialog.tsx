import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogCloseReason } from '../Dialog/Dialog.tsx';

export const confirmDialogTones = ['accent', 'negative'] as const;

export interface ConfirmDialogProps {
  open: boolean;
  /** It closes: cancelled, or confirmed and done. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: string;
  /** What will happen. */
  text?: ReactNode;
  /** More than words, such as a summary or a field. */
  children?: ReactNode;
  /** What the button does, as a verb: “Sign out” rather than “OK”. */
  confirmLabel: string;
  cancelLabel: string;
  /** `negative` for what cannot be undone: the focus starts on cancel, and Enter alone does nothing. @default 'accent' */
  tone?: (typeof confirmDialogTones)[number];
  /** Runs once, however often the button is pressed; until it is done the dialog stays. Answer false to keep it open. */
  onConfirm: () => boolean | void | Promise<boolean | void>;
  /** Escape, a press beside the dialog, or the cancel button. */
  onCancel?: () => void;
  onBeforeOpen?: () => void;
  /** Return false and it stays open, unless the owner closes it. */
  onBeforeClose?: (reason: DialogCloseReason) => boolean | void;
  onOpened?: () => void;
  onClosed?: () => void;
}

/** A question with two answers. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'accent',
  onConfirm,
  onCancel,
  onBeforeOpen,
  onBeforeClose,
  ...events
}: ConfirmDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  const locked = useRef(false);
  const [busy, setBusy] = useState(false);

  const lock = (value: boolean) => {
    locked.current = value;
    setBusy(value);
  };
  const confirm = async () => {
    // The state is one render behind: three quick presses would all see `busy` false.
    if (locked.current || !open) return;
    lock(true);
    let done = false;
    try {
      done = (await onConfirm()) !== false;
    } finally {
      // Once done it stays locked until it opens again: it can be pressed while it fades away.
      if (!done) lock(false);
    }
    if (done) onOpenChange(false);
  };
  const cancel = (reason: DialogCloseReason) => {
    const confirmed = reason === 'owner';
    if (locked.current && !confirmed) return false;
    if (onBeforeClose?.(reason) === false) return false;
    if (!confirmed) onCancel?.();
    return true;
  };
  const confirmByEnter = (event: KeyboardEvent<HTMLDivElement>) => {
    // Only while the dialog itself has the focus, and not by the key that is still down from opening it.
    const alone = event.target === event.currentTarget;
    if (event.key === 'Enter' && alone && !event.repeat && tone !== 'negative') void confirm();
  };

  return (
    <Dialog
      {...events}
      role="alertdialog"
      width="dialog"
      dismissible="withoutButton"
      open={open}
      onOpenChange={onOpenChange}
      onBeforeOpen={() => {
        lock(false);
        onBeforeOpen?.();
      }}
      onBeforeClose={cancel}
      title={title}
      description={text}
      initialFocus={tone === 'negative' ? cancelButton : undefined}
      onKeyDown={confirmByEnter}
      actions={(close) => (
        <>
          <Button ref={cancelButton} tone="outline" disabled={busy} onClick={close}>
            {cancelLabel}
          </Button>
          <Button tone={tone} busy={busy} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      )}
    >
      {children}
    </Dialog>
  );
}
