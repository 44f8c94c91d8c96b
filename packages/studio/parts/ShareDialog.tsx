import { copyText } from '#core/format/copyText.ts';
import { CopyField } from '#ui/CopyField/CopyField.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import type { StudioMessages } from '../messages.ts';

export interface ShareDialogProps {
  open: boolean;
  onClose: () => void;
  link: string;
  messages: StudioMessages;
}

/** The address of the theme, which holds all of it. */
export function ShareDialog({ open, onClose, link, messages }: ShareDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={messages.share}
      description={messages.shareHint}
      closeLabel={messages.close}
      width="dialog"
    >
      <CopyField
        value={link}
        copyLabel={messages.copyLink}
        copiedLabel={messages.copied}
        failedLabel={messages.copyFailed}
        onCopy={copyText}
      />
    </Dialog>
  );
}
