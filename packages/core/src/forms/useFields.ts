import type { RefObject } from 'react';
import type { ApiError } from '#api/errors.ts';
import { type FormEvent, type FormState, type Sent, type SubmitResult, formReducer, useForm } from './useForm.ts';
import { useWrongField } from './useWrongField.ts';

type State = FormState<string, unknown, unknown>;
type Reset = { readonly type: 'reset'; readonly values: State['values'] };

/** What a form configures of `useFields`. */
interface FieldsRules<Values, Found> {
  /** Returns the problem at a field that an error names; null for one that is shown for the whole form. @default always null */
  readonly problemsOf?: (error: ApiError) => Found | null;
  /** Fields that become empty again when the platform refuses one of them, such as passwords. */
  readonly secrets?: readonly (keyof Values & string)[];
}

/** A form with values of any type. */
export interface Fields<Values, Found> {
  readonly values: Values;
  readonly problems: Found;
  /** Error of the whole attempt. */
  readonly failure: ApiError | null;
  readonly busy: boolean;
  /** The ref of `Form` or `BareForm`: the first wrong field takes the focus. */
  readonly ref: RefObject<HTMLFormElement | null>;
  /** Changes values. What was wrong with them is no longer shown. */
  readonly change: (changed: Partial<Values>) => void;
  /** Shows the problems found without sending. */
  readonly check: (found: Found) => void;
  /** Shows the problems found; sends if there are none, and shows the error if that fails. One attempt runs at a time. */
  readonly submit: (found: Found, send: (signal: AbortSignal) => Promise<Sent>) => Promise<SubmitResult>;
  /** Begins anew, with other values where some are given. */
  readonly reset: (values?: Values) => void;
}

/**
 * State of a form whose values are not all text: `useForm` with the rules that most forms share. Pass `ref` to `Form`.
 * @param initial values in the order of the form
 */
export function useFields<Values extends object, Found extends { readonly [Field in keyof Values]?: unknown }>(
  initial: Values,
  { problemsOf = () => null, secrets = [] }: FieldsRules<Values, Found> = {},
): Fields<Values, Found> {
  const start: State = { ...emptyState, values: valuesOf(initial) };
  const base = formReducer<string, unknown, State>({
    placeOf: (refusal) => Object.entries(problemsOf(refusal) ?? {})[0],
  });
  const reduce = (state: State, event: FormEvent<string, unknown, unknown> | Reset): State => {
    if (event.type === 'reset') return { ...start, values: event.values, attention: state.attention };
    const next = base(state, event);
    if (event.type !== 'failed' || !secrets.some((secret) => next.problems[secret] !== undefined)) return next;
    const emptied = Object.fromEntries(secrets.map((secret) => [secret, start.values[secret]]));
    // The first of them has to be typed first.
    const { count } = next.attention;
    return { ...next, values: { ...next.values, ...emptied }, attention: { to: secrets[0] ?? null, count } };
  };
  const form = useForm(reduce, start);
  const { values, problems, failure, attention, busy, onType } = form.props;
  return {
    // The fields are those of `initial`, and their problems those that were found.
    values: values as Values,
    problems: problems as Found,
    failure,
    busy,
    ref: useWrongField(attention),
    change(changed) {
      for (const [field, value] of Object.entries(changed)) onType(field, value);
    },
    check: (found) => form.dispatch({ type: 'checked', problems: found }),
    submit: async (found, send) => form.submit(found, send),
    reset: (next = initial) => form.dispatch({ type: 'reset', values: valuesOf(next) }),
  };
}

const emptyState: Omit<State, 'values'> = { problems: {}, failure: null, attention: { to: null, count: 0 } };

const valuesOf = (values: object): State['values'] => Object.fromEntries(Object.entries(values));
