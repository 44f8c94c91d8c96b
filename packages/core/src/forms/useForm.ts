import { useEffect, useReducer, useRef } from 'react';
import type { ApiError, Result } from '#api/errors.ts';
import { useActionLock } from '../data/useActionLock.ts';
import type { Attention } from './useWrongField.ts';

/** Problems by field. `Problem` is a message key, or an object that describes what is wrong. */
export type Problems<Field extends string, Problem> = Readonly<Partial<Record<Field, Problem>>>;

/** State that every form has. A form with more state extends it. `Value` is text, but for forms of `useFields`. */
export interface FormState<Field extends string, Problem, Value = string> {
  /** Values as typed, in form order. */
  readonly values: Readonly<Record<Field, Value>>;
  readonly problems: Problems<Field, Problem>;
  /** Error of the whole attempt, shown above the fields. */
  readonly failure: ApiError | null;
  /** What to focus next. */
  readonly attention: Attention<Field>;
}

/** Props that every presentation of a form receives. */
export interface FormProps<Field extends string, Problem> extends FormState<Field, Problem> {
  /** Whether an attempt is in progress. */
  readonly busy: boolean;
  readonly onType: (field: Field, value: string) => void;
}

/** Events that every form has. A form adds its own. */
export type FormEvent<Field extends string, Problem, Value = string> =
  | { readonly type: 'typed'; readonly field: Field; readonly value: Value }
  /** All fields were validated. */
  | { readonly type: 'checked'; readonly problems: Problems<Field, Problem> }
  /** One field was validated, such as the number before sending a code. */
  | { readonly type: 'fieldChecked'; readonly field: Field; readonly problem: Problem | null }
  | { readonly type: 'failed'; readonly error: ApiError };

/** An error by which the platform refused the call. */
export type Refusal = Extract<ApiError, { kind: 'refused' }>;

/** What a form configures of its reducer. */
export interface FormRules<Field extends string, Problem, State> {
  /** From how many wrong fields on the problem summary is focused instead of the first of them. @default never */
  readonly summaryFrom?: number;
  /** The other field whose problem compares it with `typed`, and is obsolete once that changes. */
  readonly compared?: (typed: Field, problems: Problems<Field, Problem>) => Field | undefined;
  /** The field and problem of a refusal; undefined for one that is shown above the fields. */
  readonly placeOf: (refusal: Refusal, state: State) => readonly [Field, Problem] | undefined;
}

/** The initial state of a form. The order of `fields` is the form order. */
export function emptyFormState<Field extends string, Problem>(fields: readonly Field[]): FormState<Field, Problem> {
  const values = Object.fromEntries(fields.map((field) => [field, ''])) as Record<Field, string>;
  return { values, problems: {} as Problems<Field, Problem>, failure: null, attention: { to: null, count: 0 } };
}

/** Requests the focus. */
export const attend = <State extends { readonly attention: Attention<string> }>(
  state: State,
  to: State['attention']['to'],
): State => ({ ...state, attention: { to, count: state.attention.count + 1 } });

/** Creates the reducer of a form. Values change only by typing. */
export function formReducer<Field extends string, Problem, State extends FormState<Field, Problem, unknown>>({
  summaryFrom = Infinity,
  compared,
  placeOf,
}: FormRules<Field, Problem, State>) {
  return <Actual extends State>(state: Actual, event: FormEvent<Field, Problem, State['values'][Field]>): Actual => {
    switch (event.type) {
      case 'typed': {
        const { field: typed, value } = event;
        const problems = without(state.problems, typed, compared?.(typed, state.problems));
        return { ...state, values: { ...state.values, [typed]: value }, problems };
      }
      case 'checked': {
        const { problems } = event;
        // What is wrong beside the fields, such as with pictures, comes last.
        const places = new Set([...Object.keys(state.values), ...Object.keys(problems)] as Field[]);
        const wrong = [...places].filter((field) => problems[field]);
        const [first] = wrong;
        const checked = { ...state, problems, failure: null };
        return first ? attend(checked, wrong.length < summaryFrom ? first : 'summary') : checked;
      }
      case 'fieldChecked': {
        const { field: checked, problem } = event;
        const problems = without(state.problems, checked);
        return problem === null
          ? { ...state, problems }
          : attend({ ...state, problems: { ...problems, [checked]: problem } }, checked);
      }
      case 'failed': {
        const { error } = event;
        if (error.kind === 'cancelled') return state;
        const place = error.kind === 'refused' && placeOf(error, state);
        if (!place) return attend({ ...state, failure: error }, 'failure');
        const [field, problem] = place;
        return attend({ ...state, failure: null, problems: { [field]: problem } }, field);
      }
    }
  };
}

/** Drops the problems of the `solved` fields. */
const without = <Field extends string, Problem>(
  problems: Problems<Field, Problem>,
  ...solved: readonly (Field | undefined)[]
): Problems<Field, Problem> => {
  const entries = Object.entries(problems) as [Field, Problem][];
  return Object.fromEntries(entries.filter(([field]) => !solved.includes(field))) as Problems<Field, Problem>;
};

/** How sending ended. `wrong`: the answer asks for a correction that is shown already, by a part that has its own state. */
export type Sent = Result<unknown> | 'wrong';

/** How a submit ended: sent, something to correct or an error, or another attempt was in progress. */
export type SubmitResult = 'done' | 'wrong' | 'ignored';

/**
 * State, submit lock and cancellation of a form.
 * @param reduce handles the form's own events and passes the others to a `formReducer`
 */
export function useForm<Field extends string, Problem, State extends FormState<Field, Problem, unknown>, Own>(
  reduce: (state: State, event: FormEvent<Field, Problem, State['values'][Field]> | Own) => State,
  initial: State,
) {
  const [state, dispatch] = useReducer(reduce, initial);
  const { busy, run } = useActionLock();
  const current = useRef<AbortController>(undefined);
  const abort = (): void => current.current?.abort();
  useEffect(() => abort, []);

  /** Runs one attempt at a time; undefined while another is in progress. `signal` aborts on unmount. */
  const attempt = <Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value | undefined> =>
    run(() => work((current.current = new AbortController()).signal));

  const { values, problems, failure, attention } = state;
  return {
    state,
    dispatch,
    attempt,
    abort,
    /** Props of the form's presentations. */
    props: {
      values: values as State['values'],
      problems,
      failure,
      attention,
      busy,
      onType: (field: Field, value: State['values'][Field]): void => dispatch({ type: 'typed', field, value }),
    },
    /** Shows the problems found; sends if there are none, and shows the error if that fails. */
    async submit(found: Problems<Field, Problem>, send: (signal: AbortSignal) => Promise<Sent>): Promise<SubmitResult> {
      const result = await attempt(async (signal) => {
        dispatch({ type: 'checked', problems: found });
        if (Object.keys(found).length > 0) return 'wrong';
        const answer = await send(signal);
        if (answer === 'wrong') return 'wrong';
        if (answer.ok) return 'done';
        dispatch({ type: 'failed', error: answer.error });
        return 'wrong';
      });
      return result ?? 'ignored';
    },
  };
}
