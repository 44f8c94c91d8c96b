import { useState } from 'react';
import { sessionStore } from '#core/data/storage.ts';
import { emptyDraft, isEmptyDraft, parseDraft } from './feedback.model.ts';
import type { FeedbackDraft } from './feedback.types.ts';

const storageKey = 'feedbackDraft';
const longestReference = 60;

/**
 * What the player has typed. Kept in the tab, so that neither a login nor a reload loses it; the end of a session clears it,
 * and `keep` keeps it all the same: what could not be sent because the session had expired is there after the login.
 * @param reference of the withdrawal or bet that the form was opened for; replaces the one of the draft. Null for none
 */
export function useDraft(reference: string | null): {
  readonly draft: FeedbackDraft;
  readonly change: (change: Partial<FeedbackDraft>) => void;
  readonly keep: () => void;
  readonly clear: () => void;
} {
  const [draft, setDraft] = useState(() => {
    const stored = parseDraft(sessionStore.get(storageKey));
    return reference === null ? stored : { ...stored, reference: reference.slice(0, longestReference) };
  });
  const store = (next: FeedbackDraft): void => {
    if (isEmptyDraft(next)) sessionStore.remove(storageKey);
    else sessionStore.set(storageKey, JSON.stringify(next));
  };
  return {
    draft,
    change(part) {
      const next = { ...draft, ...part };
      store(next);
      setDraft(next);
    },
    keep: () => store(draft),
    clear() {
      sessionStore.remove(storageKey);
      setDraft(emptyDraft);
    },
  };
}
