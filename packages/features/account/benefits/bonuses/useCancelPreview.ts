import { useRef, useState } from 'react';
import { type BonusSums, bonusCancelPreview } from '#api/bonuses.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { type Remote, loading, ready } from '#core/data/remote.ts';

/** What giving a bonus up would do, and a function that reads it. */
export interface CancelPreview {
  readonly preview: Remote<BonusSums>;
  /** Resolves when the sums are shown, or that they could not be read. */
  readonly read: (id: string) => Promise<void>;
}

/** Reads what giving a bonus up would do, anew for each question: a player decides by the sums of this moment, never by kept ones. */
export function useCancelPreview(): CancelPreview {
  const { client, clock } = usePlatform();
  const [preview, setPreview] = useState<Remote<BonusSums>>(loading);
  const latest = useRef(0);
  async function ask(id: string, before: Remote<BonusSums>): Promise<void> {
    latest.current += 1;
    const turn = latest.current;
    setPreview(before);
    const answer = await client.call(bonusCancelPreview, { id });
    // Another question was asked meanwhile.
    if (turn !== latest.current) return;
    if (answer.ok) return setPreview(ready(answer.value, false, clock.now()));
    const failed = { status: 'failed', error: answer.error } as const;
    // Stays failed during a retry, so that the retry button keeps the focus.
    const retry = (): void => void ask(id, { ...failed, retry, refreshing: true });
    setPreview({ ...failed, retry });
  }
  const read = (id: string): Promise<void> => ask(id, loading);
  return { preview, read };
}
