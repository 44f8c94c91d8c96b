import { messageDelete, messageMark } from '#api/messages.ts';
import { useChange } from '#core/data/useChange.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
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
  const markMessages = useChange(messageMark);
  const deleteMessages = useChange(messageDelete);
  const toast = useToast();
  const { t } = useTranslation('messages');

  const tellFailure = (): void => void toast.show({ id: 'messages', tone: 'negative', text: t('notChanged') });
  const change = async (key: string, restore: boolean): Promise<boolean> => {
    const { ok } = await deleteMessages({ ids: [key], restore });
    if (!ok) tellFailure();
    return ok;
  };

  return {
    async mark(keys, read, quiet) {
      const ids = keys === 'all' ? keys : [...keys];
      const { ok } = await markMessages({ ids, read });
      if (!ok && !quiet) tellFailure();
    },
    async remove(key) {
      if (!(await change(key, false))) return;
      const onPress = (): void => void change(key, true);
      toast.show({ id: 'messages', text: t('deleted'), duration: undoMs, action: { label: t('undo'), onPress } });
    },
  };
}
