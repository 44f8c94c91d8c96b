import type { ApiError, RefusalCode } from '#api/errors.ts';
import type { SecondFactorDetail } from '#api/secondFactor.ts';
import { type FormEvent, type FormState, type Problems, emptyFormState, formReducer } from '#core/forms/useForm.ts';
import { readText } from '#text/readText.ts';

/** A way that is answered in the form. A passkey has a button of its own. */
export type SecondFactorMethod = Exclude<SecondFactorDetail['methods'][number]['method'], 'passkey'>;
type Means = SecondFactorDetail['methods'][number];
export type SecondFactorMeans = Means & { readonly method: SecondFactorMethod };

/** The ways of a detail that are answered in the form. */
export const meansOf = ({ methods: all }: { readonly methods: readonly Means[] }): readonly SecondFactorMeans[] =>
  all.filter((each): each is SecondFactorMeans => each.method !== 'passkey');

/** Methods whose code the platform sends. The others need no sending. */
export const sentMethods = ['sms', 'email'] as const satisfies readonly SecondFactorMethod[];
export type SentMethod = (typeof sentMethods)[number];
export const isSent = (method: SecondFactorMethod): method is SentMethod =>
  (sentMethods as readonly SecondFactorMethod[]).includes(method);

/** The error of an answer. */
export type AnswerProblem = ApiError | 'required';

/** Each method is a field: its answer is kept when another method is chosen. */
export interface SecondFactorState extends FormState<SecondFactorMethod, AnswerProblem> {
  readonly method: SecondFactorMethod;
}

export type SecondFactorEvent =
  | FormEvent<SecondFactorMethod, AnswerProblem>
  | { readonly type: 'chosen'; readonly method: SecondFactorMethod };

const methods = ['sms', 'email', 'google', 'bankName'] as const satisfies readonly SecondFactorMethod[];

export const emptySecondFactor = (detail: { readonly methods: readonly Means[] }): SecondFactorState => ({
  ...emptyFormState(methods),
  method: meansOf(detail)[0]?.method ?? 'sms',
});

/** Refusals that are shown at the answer instead of above the form. */
const aboutAnswer: readonly RefusalCode[] = [
  'code_incorrect',
  'code_missing',
  'code_expired',
  'second_factor_incorrect',
];

/** Whether the ticket has expired, by time or by wrong answers. The player must log in again. */
export const isOver = (error: ApiError): boolean => error.kind === 'refused' && error.code === 'ticket_expired';

/** The chosen method requires an answer. */
export const answerProblems = ({
  method,
  values,
}: Pick<SecondFactorState, 'method' | 'values'>): Problems<SecondFactorMethod, AnswerProblem> =>
  readText(values[method]) === '' ? { [method]: 'required' } : {};

const reduceForm = formReducer<SecondFactorMethod, AnswerProblem, SecondFactorState>({
  placeOf: (refusal, { method }) => (aboutAnswer.includes(refusal.code) ? [method, refusal] : undefined),
});

export function reduceSecondFactor(state: SecondFactorState, event: SecondFactorEvent): SecondFactorState {
  return event.type === 'chosen'
    ? { ...state, method: event.method, problems: {}, failure: null }
    : reduceForm(state, event);
}
