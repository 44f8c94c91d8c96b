import type { ReactNode } from 'react';
import type { AgentSelection } from '#api/agentSelection.ts';
import { Results } from './parts/Results.tsx';
import type { WorkPart } from './selection.types.ts';
import { type SendRequest, useManyRequest } from './useManyRequest.ts';
import { useSelection } from './useSelection.ts';
import { WorkDialog } from './WorkDialog.tsx';

interface RequestWorkProps extends WorkPart {
  /** The form. `send` does once what it asks for, and shows what came of it for each account. */
  children: (selection: AgentSelection, send: SendRequest) => ReactNode;
}

/** Work on the picked accounts that one request does for all of them. */
export function RequestWork({ children, ...part }: RequestWorkProps) {
  const state = useSelection(part.ids);
  const { results, send } = useManyRequest(state);
  return (
    <WorkDialog
      {...part}
      count={part.ids.size}
      state={state}
      outcome={results && <Results list={results} onClose={part.onClose} />}
    >
      {(selection) => children(selection, send)}
    </WorkDialog>
  );
}
