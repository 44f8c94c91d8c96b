import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogCloseReason } from '../Dialog/Dialog.tsx';

export const confirmDialogTones = ['accent', 'negative'] as const;

export interface ConfirmDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called with false when the user cancels and after a successful confirmation. */
  onOpenChange: (open: boolean) => void;
  /** The question, which is also the accessible name. */
  title: string;
  /** Explains the consequences. It is the accessible description. */
  text?: ReactNode;
  /** Additional content, such as a summary or a field. */
  children?: ReactNode;
  /** The label of the confirm button, as a verb: “Sign out” rather than “OK”. */
  confirmLabel: string;
  /** Disables the confirm button, while what it would do is not known. @default false */
  confirmDisabled?: boolean;
  /** The label of the cancel button. */
  cancelLabel: string;
  /** Use `negative` for irreversible actions: the focus starts on cancel and Enter does not confirm. @default 'accent' */
  tone?: (typeof confirmDialogTones)[number];
  /** Runs once per opening. The dialog stays open while the promise is pending. Return false to keep it open. */
  onConfirm: () => boolean | void | Promise<boolean | void>;
  /** Called on Escape, a click outside and the cancel button. */
  onCancel?: () => void;
  /** Called before the dialog appears. */
  onBeforeOpen?: () => void;
  /** Called before the dialog closes. Return false to keep it open; the reason `owner` cannot be refused. */
  onBeforeClose?: (reason: DialogCloseReason) => boolean | void;
  /** Called after the entry animation. */
  onOpened?: () => void;
  /** Called after the exit animation, when the focus has been restored. */
  onClosed?: () => void;
}

/** A modal question with a confirm and a cancel button. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  children,
  confirmLabel,
  confirmDisabled = false,
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
    // The ref locks synchronously; the `busy` state alone would let a second click through before the next render.
    if (locked.current || !open || confirmDisabled) return;
    lock(true);
    let done = false;
    try {
      done = (await onConfirm()) !== false;
    } finally {
      // After success the lock stays until the next opening: the button is clickable during the exit animation.
      if (!done) lock(false);
    }
    if (done) onOpenChange(false);
  };
  const cancel = (reason: DialogCloseReason) => {
    const byOwner = reason === 'owner';
    if (locked.current && !byOwner) return false;
    if (onBeforeClose?.(reason) === false) return false;
    if (!byOwner) onCancel?.();
    return true;
  };
  const confirmByEnter = (event: KeyboardEvent<HTMLDivElement>) => {
    // Only while the dialog itself has the focus. Ignores key repeat from the Enter press that opened it.
    const onDialog = event.target === event.currentTarget;
    if (event.key === 'Enter' && onDialog && !event.repeat && tone !== 'negative') void confirm();
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
          <Button tone={tone} busy={busy} disabled={confirmDisabled} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      )}
    >
      {children}
    </Dialog>
  );
}
