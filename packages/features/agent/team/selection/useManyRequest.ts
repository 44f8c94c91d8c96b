import { useRef, useState } from 'react';
import type { SelectionResult } from '#api/agentSelection.ts';
import type { Result } from '#api/errors.ts';
import { randomId } from '#api/randomId.ts';
import type { Sent } from '../team.types.ts';
import type { SelectionState } from './selection.types.ts';

interface Request {
  readonly selectionId: string;
  readonly requestId: string;
}
/** Does what `content` stands for, by a call that gets the ids of selection and request. Resolves to the error, or null. */
export type SendRequest = (content: string, call: (request: Request) => Promise<Answer>) => Promise<Sent>;
type Answer = Result<{ readonly list: readonly SelectionResult[] }>;

/**
 * Does something with a selection once. While its outcome is unknown, the same content is asked for as the same request of the same
 * selection, so that the platform answers what it has done and does nothing again.
 */
export function useManyRequest({ selection, noteError }: Pick<SelectionState, 'selection' | 'noteError'>) {
  const pending = useRef<(Request & { readonly content: string }) | null>(null);
  const [results, setResults] = useState<readonly SelectionResult[] | null>(null);
  return {
    results,
    async send(content: string, call: (request: Request) => Promise<Answer>): Promise<Sent> {
      const selectionId = selection.status === 'ready' ? selection.value.id : '';
      if (pending.current?.content !== content) pending.current = { selectionId, requestId: randomId(), content };
      const { requestId, selectionId: of } = pending.current;
      const answer = await call({ selectionId: of, requestId });
      if (answer.ok) setResults(answer.value.list);
      const error = answer.ok ? null : answer.error;
      if (error === null || !('outcomeUnknown' in error && error.outcomeUnknown)) pending.current = null;
      noteError(error);
      return error;
    },
  };
}
