import { useState } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import type { ChatRoomDialogProps } from '../service.types.ts';
import { useProblemText } from '../useProblemText.ts';
import { frame, hidden, layer, stage } from './ChatFrame.css.ts';

/** The chat in a sandboxed iframe, with its loading and error states. */
export function ChatFrame({ title, chat }: Pick<ChatRoomDialogProps, 'title' | 'chat'>) {
  const { t } = useTranslation('support');
  const problemText = useProblemText();
  const [loadedUrl, setLoadedUrl] = useState('');
  const url = chat.status === 'ready' ? chat.url : null;
  return (
    <div className={stage}>
      {chat.status !== 'failed' && loadedUrl !== url && (
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
                {t('common:retry')}
              </Button>
            }
          />
        </div>
      )}
      {chat.status === 'ready' && (
        <iframe
          title={title}
          src={chat.url}
          sandbox={chat.sandbox}
          referrerPolicy="no-referrer"
          className={`${frame} ${loadedUrl === url ? '' : hidden}`}
          onLoad={() => setLoadedUrl(chat.url)}
        />
      )}
    </div>
  );
}
