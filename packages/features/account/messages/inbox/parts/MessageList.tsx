import { Mail, MailOpen, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { Pages } from '#core/components/Pages.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { MessageRow, MessagesScreenProps } from '../messages.types.ts';
import { dot, head, lines, list, opener, row } from '../MessagesScreen.css.ts';
import { TicketState } from './TicketState.tsx';

export type MessageListProps = Pick<
  MessagesScreenProps,
  | 'folder'
  | 'page'
  | 'pageNo'
  | 'onPage'
  | 'unreadOnly'
  | 'onUnreadOnly'
  | 'text'
  | 'onText'
  | 'onOpen'
  | 'onRead'
  | 'onDelete'
> & {
  /** The message that was opened last; null for none. */
  last: string | null;
  /** A ref to its row. */
  lastRow: Ref<HTMLButtonElement>;
};

/** One page of a folder, newest first. */
export function MessageList(props: MessageListProps) {
  const { page, pageNo, onPage } = props;
  const language = useLanguage();
  const { t } = useTranslation('messages');
  return (
    <RemoteView level={3} remote={page} failed={t('failed')} skeleton={<Skeleton shape="text" lines={8} />}>
      {({ rows, total, totalPages }, refreshing) =>
        rows.length === 0 && totalPages <= 1 ? (
          <Nothing {...props} />
        ) : (
          <Stack gap="md">
            {page.status === 'ready' && page.outdated === true && (
              <Text size="sm" tone="warning">
                {t('outdated', { time: formatMoment(page.at, language) })}
              </Text>
            )}
            <Card padding="none">
              <ul role="list" aria-label={t('list')} aria-busy={refreshing} className={list}>
                {rows.map((each) => (
                  <Row
                    key={each.id}
                    message={each}
                    {...props}
                    openerRef={each.id === props.last ? props.lastRow : undefined}
                  />
                ))}
              </ul>
            </Card>
            <p role="status">
              <Text as="span" size="sm" tone="muted">
                {t('total', { total })}
              </Text>
            </p>
            <Pages label={t('pages')} page={pageNo} totalPages={totalPages} busy={refreshing} onPage={onPage} />
          </Stack>
        )
      }
    </RemoteView>
  );
}

interface RowProps extends Pick<MessageListProps, 'onOpen' | 'onRead' | 'onDelete'> {
  message: MessageRow;
  openerRef: Ref<HTMLButtonElement> | undefined;
}

function Row({ message, openerRef, onOpen, onRead, onDelete }: RowProps) {
  const language = useLanguage();
  const { t } = useTranslation('messages');
  const { id, key, title, preview, at, read, kind, ticket } = message;
  return (
    <li className={row}>
      <button type="button" ref={openerRef} className={opener} onClick={() => onOpen(id)}>
        <span aria-hidden className={read ? undefined : dot} />
        <span className={lines}>
          <span className={head}>
            <Text as="span" weight={read ? 'regular' : 'strong'}>
              {!read && <VisuallyHidden>{`${t('unread')} `}</VisuallyHidden>}
              <span>{title}</span>
            </Text>
            <Text as="span" size="xs" tone="muted" numeric>
              {`${kind === null ? '' : `${kind} · `}${formatMoment(at, language)}`}
            </Text>
          </span>
          {ticket !== null && <TicketState number={ticket.number} status={ticket.status} />}
          <Text as="span" size="sm" tone="muted" lines={1}>
            {preview}
          </Text>
        </span>
      </button>
      {!read && (
        <IconButton label={t('markRead', { title })} icon={<Icon of={MailOpen} />} onClick={() => onRead([key])} />
      )}
      {ticket === null && (
        <IconButton label={t('deleteOne', { title })} icon={<Icon of={Trash2} />} onClick={() => onDelete(key)} />
      )}
    </li>
  );
}

function Nothing({ folder, unreadOnly, text, onUnreadOnly, onText }: MessageListProps) {
  const { t } = useTranslation('messages');
  const filtered = unreadOnly || text.trim() !== '';
  const of = filtered ? 'filtered' : folder;
  const clear = (): void => {
    onText('');
    onUnreadOnly(false);
  };
  return (
    <div role="status">
      <EmptyState
        level={3}
        title={t(`empty.${of}.title`)}
        text={t(`empty.${of}.text`)}
        illustration={<Icon of={Mail} size="huge" />}
        action={
          filtered && (
            <Button tone="outline" onClick={clear}>
              {t('empty.filtered.clear')}
            </Button>
          )
        }
      />
    </div>
  );
}
