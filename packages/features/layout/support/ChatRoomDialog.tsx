import { AppWindow } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { ChatFrame } from './parts/ChatFrame.tsx';
import type { ChatRoomDialogProps } from './service.types.ts';

/** Dialog with the operator's live chat (MOD-01). Its header has the brand's positive colour (CS-01, green). */
export function ChatRoomDialog({ open, title, chat, onWindow, onClose }: ChatRoomDialogProps) {
  const { t } = useTranslation('support');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      tone="positive"
      width="dialog"
      title={title}
      closeLabel={t('common:close')}
      actions={
        <Button tone="outline" fullWidth icon={<Icon of={AppWindow} size="small" />} onClick={() => onWindow()}>
          {t('chat.window')}
        </Button>
      }
    >
      <ChatFrame title={title} chat={chat} />
    </Dialog>
  );
}
