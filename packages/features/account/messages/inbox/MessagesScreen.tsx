import { Bell, CheckCheck, MessageCircleQuestion } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { LoadingNote } from '#core/components/LoadingNote.tsx';
import { useFocusOnChange } from '#core/flow/useFocusOnChange.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';
import { folders } from './messages.types.ts';
import type { MessagesScreenProps } from './messages.types.ts';
import { region } from './MessagesScreen.css.ts';
import { Filters } from './parts/Filters.tsx';
import { MessageList, type MessageListProps } from './parts/MessageList.tsx';
import { MessageView } from './parts/MessageView.tsx';

/** Messages of the platform (MEM-04a): folders, and in their place the message that is open. */
export function MessagesScreen(props: MessagesScreenProps) {
  const { opened, onClose, onUnread, onDelete } = props;
  const root = useRef<HTMLDivElement>(null);
  const shown = opened === null ? 'list' : opened.id;
  /** The message that was opened last, on which the list goes on. */
  const [last, setLast] = useState<string | null>(null);
  const lastRow = useRef<HTMLButtonElement>(null);
  useFocusOnChange(root, shown, lastRow);
  const onOpen = (id: string): void => {
    setLast(id);
    props.onOpen(id);
  };
  return (
    <div ref={root}>
      {opened === null && <Folders {...props} onOpen={onOpen} last={last} lastRow={lastRow} />}
      {opened?.is === 'message' && (
        <MessageView
          id={opened.id}
          message={opened.message}
          onClose={onClose}
          onUnread={onUnread}
          onDelete={onDelete}
        />
      )}
      {opened?.is === 'question' && (
        <div tabIndex={-1} className={region}>
          <Suspense fallback={<LoadingNote />}>
            <props.Question key={opened.id} number={opened.id} onClose={onClose} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

function Folders(props: MessagesScreenProps & Pick<MessageListProps, 'last' | 'lastRow'>) {
  const { folder, onFolder, unread, notificationsHref, askHref, onRead } = props;
  const { t } = useTranslation('messages');
  const waiting = folders.reduce((sum, each) => sum + unread[each], 0);
  return (
    <div tabIndex={-1} className={region}>
      <Stack gap="md">
        <Inline justify="end">
          {notificationsHref !== null && (
            <ButtonLink tone="quiet" size="small" href={notificationsHref} icon={<Icon of={Bell} size="small" />}>
              {t('notifications')}
            </ButtonLink>
          )}
          {askHref !== null && (
            <ButtonLink
              tone="outline"
              size="small"
              href={askHref}
              icon={<Icon of={MessageCircleQuestion} size="small" />}
            >
              {t('ask')}
            </ButtonLink>
          )}
          <Button
            tone="outline"
            size="small"
            disabled={waiting === 0}
            icon={<Icon of={CheckCheck} size="small" />}
            onClick={() => onRead('all')}
          >
            {t('readAll')}
          </Button>
        </Inline>
        <Tabs
          label={t('folders.label')}
          value={folder}
          onChange={onFolder}
          items={folders.map((each) => ({
            value: each,
            label: t(`folders.${each}`),
            badge: <Badge tone="alert" count={unread[each]} label={t('unreadCount', { count: unread[each] })} />,
            panel: (
              <Stack gap="md">
                <Filters
                  text={props.text}
                  unreadOnly={props.unreadOnly}
                  onText={props.onText}
                  onUnreadOnly={props.onUnreadOnly}
                />
                <MessageList {...props} />
              </Stack>
            ),
          }))}
        />
      </Stack>
    </div>
  );
}
