import { useRef } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';

export interface WarningDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
}

/** A warning with one button to confirm it. */
export function WarningDialog({ open, title, text, confirmLabel, onConfirm }: WarningDialogProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      width="dialog"
      dismissible="withoutButton"
      open={open}
      onOpenChange={onConfirm}
      title={title}
      description={text}
      initialFocus={button}
      actions={(close) => (
        <Button ref={button} onClick={close}>
          {confirmLabel}
        </Button>
      )}
    />
  );
}
