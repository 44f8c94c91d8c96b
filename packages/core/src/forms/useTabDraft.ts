import { useEffect, useEffectEvent, useState } from 'react';
import { type StoredName, sessionStore } from '../data/storage.ts';
import { type FormDraft, parseDraft } from './formDraft.ts';

/**
 * Keeps the draft of a form in the tab, so that a reload does not lose it: phones drop a page while the player reads an SMS.
 * Reads it after mounting, because documents are rendered without it.
 * @param draft what to keep now; an empty one removes it
 * @param onRead called once with what was kept, if there is any
 */
export function useTabDraft(name: StoredName, draft: FormDraft, onRead: (draft: FormDraft) => void): void {
  const [isRead, setRead] = useState(false);
  const read = useEffectEvent(() => {
    const stored = parseDraft(sessionStore.get(name));
    if (Object.keys(stored).length > 0) onRead(stored);
    setRead(true);
  });
  useEffect(() => read(), []);
  const text = Object.keys(draft).length === 0 ? null : JSON.stringify(draft);
  useEffect(() => {
    // Before it is read, the form is empty, and would remove it.
    if (!isRead) return;
    if (text === null) sessionStore.remove(name);
    else sessionStore.set(name, text);
  }, [isRead, name, text]);
}
