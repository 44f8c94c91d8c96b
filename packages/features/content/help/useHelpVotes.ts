import { useState } from 'react';
import { helpVote } from '#api/help.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useActionLock } from '#core/data/useActionLock.ts';
import type { HelpVotes } from './help.types.ts';

/** Sends whether sections have helped; null where the platform counts none. What was said is remembered while the page is open. */
export function useHelpVotes(): HelpVotes | null {
  const { client, has } = usePlatform();
  const { busy, run } = useActionLock();
  const [given, setGiven] = useState<HelpVotes['given']>({});
  const [failed, setFailed] = useState<string | null>(null);

  async function vote(section: string, helped: boolean): Promise<void> {
    const answer = await client.call(helpVote, { section, helped });
    setFailed(answer.ok ? null : section);
    if (answer.ok) setGiven((before) => ({ ...before, [section]: helped }));
  }

  if (!has(helpVote.id)) return null;
  return { given, failed, busy, onVote: (section, helped) => void run(() => vote(section, helped)) };
}
