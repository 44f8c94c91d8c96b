import { useState } from 'react';
import { sessionStore } from '#core/data/storage.ts';
import { isEmptyDraft, parseDraft } from './feedback.model.ts';
import type { FeedbackDraft } from './feedback.types.ts';

const storageKey = 'feedbackDraft';
const longestReference = 60;

/**
 * Keeps what the player has typed in the tab, so that neither a login nor a reload loses it; the end of a session clears it.
 * @param reference of the withdrawal or bet that the form was opened for; replaces the one of the draft. Null for none
 */
export function useDraft(reference: string | null): {
  /** What the form begins with. */
  readonly first: FeedbackDraft;
  readonly keep: (draft: FeedbackDraft) => void;
} {
  const [first] = useState(() => {
    const stored = parseDraft(sessionStore.get(storageKey));
    return reference === null ? stored : { ...stored, reference: reference.slice(0, longestReference) };
  });
  return {
    first,
    keep(draft) {
      if (isEmptyDraft(draft)) sessionStore.remove(storageKey);
      else sessionStore.set(storageKey, JSON.stringify(draft));
    },
  };
}
