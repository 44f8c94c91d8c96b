import { useState } from 'react';
import { sessionStore } from '#core/data/storage.ts';

const storageKey = 'replyDraft';

/**
 * What the player has typed below a question. Kept in the tab for the latest question, so that neither a login nor a reload
 * loses it; the end of a session clears it, and `keep` keeps it all the same.
 */
export function useReplyDraft(number: string): {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly keep: () => void;
} {
  const own = `${number} `;
  const [text, setText] = useState(() => {
    const stored = sessionStore.get(storageKey) ?? '';
    return stored.startsWith(own) ? stored.slice(own.length) : '';
  });
  const store = (next: string): void => {
    if (next.trim() === '') sessionStore.remove(storageKey);
    else sessionStore.set(storageKey, own + next);
  };
  return {
    text,
    onText(next) {
      store(next);
      setText(next);
    },
    keep: () => store(text),
  };
}
