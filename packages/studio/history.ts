/** A value with what it was before and what was undone. */
export interface History<Value> {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
  /** The part that was changed last: further changes of it belong to the same step, until another or `rest`. */
  readonly changing: string | null;
}

export type HistoryAction<Value> =
  | { readonly kind: 'set'; readonly value: Value; readonly part: string }
  /** Ends a step: the next change of the same part is one of its own. */
  | { readonly kind: 'rest' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

/** The most steps that can be undone. */
const mostSteps = 200;

export const startHistory = <Value>(present: Value): History<Value> => ({
  past: [],
  present,
  future: [],
  changing: null,
});

/** Reduces undo and redo. A colour that is dragged through a hundred values is one step. */
export function reduceHistory<Value>(history: History<Value>, action: HistoryAction<Value>): History<Value> {
  const { past, present, future, changing } = history;
  if (action.kind === 'rest') return changing === null ? history : { ...history, changing: null };
  if (action.kind === 'set') {
    const steps = action.part === changing ? past : [...past, present].slice(-mostSteps);
    return { past: steps, present: action.value, future: [], changing: action.part };
  }
  const from = action.kind === 'undo' ? past.at(-1) : future[0];
  if (from === undefined) return history;
  return action.kind === 'undo'
    ? { past: past.slice(0, -1), present: from, future: [present, ...future], changing: null }
    : { past: [...past, present], present: from, future: future.slice(1), changing: null };
}
