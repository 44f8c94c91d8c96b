import { useEffect, useEffectEvent, useState } from 'react';
import { type AgentSelection, agentSelection } from '#api/agentSelection.ts';
import type { ApiError } from '#api/errors.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { type Remote, loading, ready } from '#core/data/remote.ts';
import { isOver } from './selection.model.ts';
import type { SelectionState } from './selection.types.ts';

/** A selection of accounts for one piece of work, made as it opens, and again when it is over. Nothing is asked without accounts. */
export function useSelection(ids: ReadonlySet<string>): SelectionState {
  const { client, clock } = usePlatform();
  const [selection, setSelection] = useState<Remote<AgentSelection>>(loading);
  const [again, setAgain] = useState<SelectionState['again']>({ step: 'no' });

  async function choose(first: boolean): Promise<void> {
    setAgain({ step: first ? 'no' : 'busy' });
    const answer = await client.call(agentSelection, { ids: [...ids] });
    if (answer.ok) {
      setSelection(ready(answer.value, false, clock.now()));
      setAgain({ step: first ? 'no' : 'done' });
    } else if (first) {
      setSelection({ status: 'failed', error: answer.error, retry: () => void choose(true) });
    } else {
      setAgain({ step: 'failed', error: answer.error });
    }
  }
  const begin = useEffectEvent(() => {
    if (ids.size > 0) void choose(true);
  });
  useEffect(() => begin(), []);
  return {
    selection,
    again,
    onAgain: () => void choose(false),
    noteError(error: ApiError | null) {
      setAgain({ step: isOver(error) ? 'over' : 'no' });
    },
  };
}
