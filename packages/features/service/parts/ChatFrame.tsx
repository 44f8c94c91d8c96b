import { useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { ChatRoomDialogProps } from '../ChatRoomDialog.tsx';
import { useProblemText } from '../useProblemText.ts';
import { frame, layer, stage, waiting } from './ChatFrame.css.ts';

/** The chat itself, or why there is none. */
export function ChatFrame({ title, chat }: Pick<ChatRoomDialogProps, 'title' | 'chat'>) {
  const { t } = useTranslation('service');
  const shared = useTranslation('shared').t;
  const problemText = useProblemText();
  const [drawn, setDrawn] = useState('');
  const address = chat.status === 'ready' ? chat.address : null;
  return (
    <div className={stage}>
      {chat.status !== 'failed' && drawn !== address && (
        <div className={layer}>
          <Spinner label={t('chat.loading')} />
        </div>
      )}
      {chat.status === 'failed' && (
        <div className={layer}>
          <ErrorState
            size="compact"
            title={t('chat.failed')}
            text={problemText(chat.problem)}
            action={
              <Button size="small" busy={chat.refreshing === true} onClick={chat.retry}>
                {shared('retry')}
              </Button>
            }
          />
        </div>
      )}
      {chat.status === 'ready' && (
        <iframe
          title={title}
          src={chat.address}
          sandbox={chat.sandbox}
          referrerPolicy="no-referrer"
          className={`${frame} ${drawn === address ? '' : waiting}`}
          onLoad={() => setDrawn(chat.address)}
        />
      )}
    </div>
  );
}
