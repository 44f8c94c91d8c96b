import { AppWindow } from 'lucide-react';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { ChatFrame } from './parts/ChatFrame.tsx';
import type { ServiceProblem } from './service.model.ts';

/** How far the room has come. */
export type ChatState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      readonly problem: ServiceProblem;
      readonly retry: () => void;
      /** It is looked for again. @default false */
      readonly refreshing?: boolean;
    }
  | { readonly status: 'ready'; readonly address: string; readonly sandbox: string };

export interface ChatRoomDialogProps {
  readonly open: boolean;
  /** What the operator calls their chat. */
  readonly title: string;
  readonly chat: ChatState;
  /** Goes on in a window of its own. Called inside the press. */
  readonly onWindow: () => void;
  readonly onClose: () => void;
}

/** The chat room (MOD-01): the operator's live chat under a head in the brand's positive colour (CS-01, green). */
export function ChatRoomDialog({ open, title, chat, onWindow, onClose }: ChatRoomDialogProps) {
  const { t } = useTranslation('service');
  const shared = useTranslation('shared').t;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      tone="positive"
      width="dialog"
      title={title}
      closeLabel={shared('close')}
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
