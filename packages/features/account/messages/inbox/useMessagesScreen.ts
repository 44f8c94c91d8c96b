import { useEffect, useEffectEvent, useState } from 'react';
import { messageUnread } from '#api/badges.ts';
import { type TicketEntry, ticketList } from '#api/feedback.ts';
import { type MessageEntry, type MessageFolder, messageList, messageRead } from '#api/messages.ts';
import { wordOf } from '#api/open.ts';
import { type Remote, mapRemote, useRefreshAll, useRemote } from '#core/data/remote.ts';
import { useSettled } from '#core/data/useSettled.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { paths } from '#core/routing/paths.ts';
import { ticketOf } from '#core/routing/ticketRef.ts';
import { useOpenReference } from '#core/routing/useOpenReference.ts';
import { onChangedElsewhere } from '#core/session/otherTabs.ts';
import { usePlayStatus } from '#core/session/playStatus.ts';
import { usePlatformHref } from '#core/site/platformHref.ts';
import { useWhitelabel } from '#core/site/site.ts';
import { isFeatureOn } from '#core/site/switches.ts';
import { messageRows, ticketRows } from './messages.model.ts';
import type { Folder, MessagePage, MessagesScreenProps, OpenMessage, Opened } from './messages.types.ts';
import { useMarkOpened } from './useMarkOpened.ts';
import { useMessageChanges } from './useMessageChanges.ts';

const Question = lazyComponent(async () => (await import('./Question.tsx')).Question);

/** Messages per page. */
const pageSize = 20;

/** Props of the page of messages (MEM-04a), connected to the platform. */
export function useMessagesScreen(): MessagesScreenProps {
  const { reference, open, close } = useOpenReference();
  const ticketNumber = ticketOf(reference);
  const changes = useMessageChanges();
  useFollowOtherTabs();
  const [unread] = useRemote(messageUnread, {}, 'live');
  const whitelabel = useWhitelabel();
  const hrefOf = usePlatformHref();
  const [folder, setFolder] = useState<Folder>(ticketNumber === null ? 'personal' : 'support');
  const list = useList(folder);
  const message = useMessage(ticketNumber === null ? reference : null);
  const [keptUnread, setKeptUnread] = useState<string | null>(null);
  useMarkOpened(message, ({ id }) => id, keptUnread);
  const opened = ((): Opened | null => {
    if (reference === null) return null;
    if (ticketNumber !== null) return { is: 'question', id: ticketNumber };
    return { is: 'message', id: reference, message };
  })();
  return {
    ...list,
    folder,
    onFolder(next) {
      list.onPage(1);
      setFolder(next);
    },
    unread: unread.status === 'ready' ? unread.value.folders : { personal: 0, platform: 0, support: 0 },
    opened,
    onOpen(id) {
      setKeptUnread(null);
      open(id);
    },
    onClose: close,
    onRead: (keys) => void changes.mark(keys, true),
    onUnread(key) {
      setKeptUnread(key);
      close();
      void changes.mark([key], false);
    },
    onDelete(key) {
      if (reference !== null) close();
      void changes.remove(key);
    },
    Question,
    notificationsHref: hrefOf('notifications', null),
    askHref: isFeatureOn(whitelabel, 'FEEDBACK') ? paths.help('contact') : null,
  };
}

/** Shows what other tabs have changed. The badges follow by themselves. */
function useFollowOtherTabs(): void {
  const refreshAll = useRefreshAll();
  const follow = useEffectEvent(() => void refreshAll(messageUnread, messageList, ticketList));
  useEffect(() => onChangedElsewhere(() => follow()), []);
}

type ListProps = Pick<
  MessagesScreenProps,
  'page' | 'pageNo' | 'onPage' | 'unreadOnly' | 'onUnreadOnly' | 'text' | 'onText'
>;

/** The list of a folder with its filters. */
function useList(folder: Folder): ListProps {
  const language = useLanguage();
  const { t } = useTranslation('messages');
  const [pageNo, onPage] = useState(1);
  const [unreadOnly, setUnreadOnly] = useState(false);
  const [text, setText] = useState('');
  const q = useSettled(text.trim());
  const filter = { ...(unreadOnly && { unread: 'true' as const }), ...(q !== '' && { q }), pageNo, pageSize };
  // One read for each folder: the rows of one are never shown as those of another.
  const input = (own: MessageFolder) => (folder === own ? { folder: own, language, ...filter } : null);
  const [personal] = useRemote(messageList, input('personal'), 'list');
  const [platform] = useRemote(messageList, input('platform'), 'list');
  const [tickets] = useRemote(ticketList, folder === 'support' ? filter : null, 'list');
  const [play] = usePlayStatus();
  const advertises = play.status === 'ready' && play.value.rest === null;
  const messages = folder === 'platform' ? platform : personal;
  const nameOf = (kind: TicketEntry['kind']): string =>
    typeof kind === 'string' ? t(`ticket.kinds.${kind}`) : wordOf(kind);
  const kindOf = (kind: MessageEntry['kind']): string => (typeof kind === 'string' ? t(`kinds.${kind}`) : wordOf(kind));
  const page: Remote<MessagePage> =
    folder === 'support'
      ? mapRemote(tickets, ({ list, ...rest }) => ({ rows: ticketRows(list, nameOf), ...rest }))
      : mapRemote(messages, ({ list, ...rest }) => ({ rows: messageRows(list, kindOf, advertises), ...rest }));
  return {
    page,
    pageNo,
    onPage,
    unreadOnly,
    onUnreadOnly(on) {
      onPage(1);
      setUnreadOnly(on);
    },
    text,
    onText(next) {
      onPage(1);
      setText(next);
    },
  };
}

function useMessage(opened: string | null): Remote<OpenMessage> {
  const language = useLanguage();
  const hrefOf = usePlatformHref();
  const [message] = useRemote(messageRead, opened === null ? null : { id: opened, language }, 'list');
  return mapRemote(message, ({ id, title, content, at, read, link }) => ({
    ...{ id, read, title, content, at: Date.parse(at), page: link?.page ?? null },
    href: link === null ? null : hrefOf(link.page, link.ref),
  }));
}
