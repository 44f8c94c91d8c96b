import { useState } from 'react';
import { type StoredName, localStore } from '../data/storage.ts';
import { useMember } from './member.ts';

const keyOf = (memberId: string): StoredName => `limitPromptDeclined:${memberId}`;

/**
 * RSP-11: whether the member has declined the prompt for a deposit limit on this device, and a function that declines it.
 * True until the member is known, so that the prompt does not appear and vanish.
 */
export function useLimitPrompt(): [declined: boolean, decline: () => void] {
  const { info } = useMember();
  const [justDeclined, setDeclined] = useState(false);
  const id = info.status === 'ready' ? info.value.id : null;
  return [
    justDeclined || id === null || localStore.get(keyOf(id)) !== null,
    () => {
      if (id !== null) localStore.set(keyOf(id), '1');
      setDeclined(true);
    },
  ];
}
