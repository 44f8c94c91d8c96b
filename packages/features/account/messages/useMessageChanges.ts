import { memberPublicState, messageUnread } from '#api/badges.ts';
import { ticketList } from '#api/feedback.ts';
import { messageDelete, messageList, messageMark, messageRead } from '#api/messages.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRefreshAll } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { tellOtherTabs } from '#core/session/otherTabs.ts';
import { useToast } from '#ui/Toast/useToast.ts';

/** How long a deleted message can be brought back, in ms. */
const undoMs = 10_000;

export interface MessageChanges {
  /** Marks messages and questions. @param quiet a failure is not told: the player did not ask for it */
  readonly mark: (keys: readonly string[] | 'all', read: boolean, quiet?: boolean) => Promise<void>;
  /** Deletes a message, and offers to bring it back. */
  readonly remove: (key: string) => Promise<void>;
}

/** Changes messages, and everything that shows them: the list, the badges, and other tabs. */
export function useMessageChanges(): MessageChanges {
  const { client } = usePlatform();
  const refreshAll = useRefreshAll();
  const toast = useToast();
  const { t } = useTranslation('messages');

  async function settle(done: boolean, quiet = false): Promise<void> {
    if (done) tellOtherTabs();
    else if (!quiet) toast.show({ id: 'messages', tone: 'negative', text: t('notChanged') });
    await refreshAll(messageUnread, memberPublicState, messageList, messageRead, ticketList);
  }
  const change = async (key: string, restore: boolean): Promise<boolean> =>
    (await client.call(messageDelete, { ids: [key], restore })).ok;

  return {
    async mark(keys, read, quiet) {
      const ids = keys === 'all' ? keys : [...keys];
      await settle((await client.call(messageMark, { ids, read })).ok, quiet);
    },
    async remove(key) {
      const done = await change(key, false);
      if (done) {
        const onPress = (): void => void change(key, true).then((restored) => settle(restored));
        toast.show({
          id: 'messages',
          text: t('deleted'),
          duration: undoMs,
          action: { label: t('undo'), onPress },
        });
      }
      await settle(done);
    },
  };
}
