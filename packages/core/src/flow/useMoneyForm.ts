import { ok } from '#api/errors.ts';
import { readText } from '#text/readText.ts';
import {
  type FormEvent,
  type FormProps,
  type FormState,
  type Problems,
  attend,
  emptyFormState,
  formReducer,
  useForm,
} from '../forms/useForm.ts';
import type { MoneyFlow } from './useMoneyFlow.ts';

/** Props of the presentation of a form that moves money. */
export interface MoneyFormProps<Field extends string, Problem> extends FormProps<Field, Problem> {
  /** Called when a field loses the focus. */
  readonly onBlur: (field: Field) => void;
  /** Reports what is wrong; goes on if nothing is. Ignored while an attempt is in progress. */
  readonly onSubmit: () => void;
}

type OwnEvent<Field extends string, Problem> =
  /** A field was validated as it lost the focus, which stays where the player has put it. */
  | { readonly type: 'left'; readonly field: Field; readonly problem: Problem | undefined }
  | { readonly type: 'attended'; readonly field: Field };

/**
 * The form of a flow. What is typed or chosen starts a new intent and clears the last refusal, which is the form's failure.
 * A field that was reported shows what is wrong with it now: another choice can bring other limits.
 * @param fields in form order
 */
export function useMoneyForm<Field extends string, Problem>(
  fields: readonly Field[],
  { state, reset }: Pick<MoneyFlow<unknown, unknown>, 'state' | 'reset'>,
) {
  const form = useForm<Field, Problem, FormState<Field, Problem>, OwnEvent<Field, Problem>>(
    reduceMoneyForm,
    emptyFormState(fields),
  );
  const { dispatch, props } = form;
  const { values } = props;
  return {
    values,
    /**
     * @param found everything that is wrong now
     * @param proceed called at a submit that finds nothing wrong
     */
    propsFor: (found: Problems<Field, Problem>, proceed: () => unknown): MoneyFormProps<Field, Problem> => ({
      ...props,
      problems: reportedOf(props.problems, found),
      failure: state.status === 'refused' ? state.error : null,
      onType(field, value) {
        reset();
        props.onType(field, value);
      },
      onBlur(field) {
        // An empty field is reported at submit, not on blur.
        if (readText(values[field]) !== '') dispatch({ type: 'left', field, problem: found[field] });
      },
      onSubmit: () => void form.submit(found, async () => ok(await proceed())),
    }),
    /** Empties fields after a success. */
    clear(...done: readonly Field[]): void {
      for (const field of done) dispatch({ type: 'typed', field, value: '' });
    },
    /** Focuses a field. */
    attend: (field: Field): void => dispatch({ type: 'attended', field }),
  };
}

/** The reducer of a form that moves money. */
export function reduceMoneyForm<Field extends string, Problem>(
  state: FormState<Field, Problem>,
  event: FormEvent<Field, Problem> | OwnEvent<Field, Problem>,
): FormState<Field, Problem> {
  const reduce = formReducer<Field, Problem, FormState<Field, Problem>>({ placeOf: () => undefined });
  if (event.type === 'attended') return attend(state, event.field);
  if (event.type !== 'left') return reduce(state, event);
  const { field, problem } = event;
  return problem === undefined
    ? reduce(state, { type: 'fieldChecked', field, problem: null })
    : { ...state, problems: { ...state.problems, [field]: problem } };
}

/** What is wrong now with the fields that were reported. */
export function reportedOf<Field extends string, Problem>(
  reported: Problems<Field, Problem>,
  found: Problems<Field, Problem>,
): Problems<Field, Problem> {
  const entries = Object.entries(found) as [Field, Problem][];
  return Object.fromEntries(entries.filter(([field]) => reported[field] !== undefined)) as Problems<Field, Problem>;
}
