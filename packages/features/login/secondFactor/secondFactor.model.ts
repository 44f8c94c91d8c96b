import type { ApiError, RefusalCode } from '#api/errors.ts';
import type { SecondFactorDetail } from '#api/session.ts';

export type SecondFactorMethod = SecondFactorDetail['methods'][number]['method'];

/** Means whose code is sent; the others know theirs. */
export const sentMethods = ['sms', 'email'] as const satisfies readonly SecondFactorMethod[];
export type SentMethod = (typeof sentMethods)[number];
export const isSent = (method: SecondFactorMethod): method is SentMethod =>
  (sentMethods as readonly SecondFactorMethod[]).includes(method);

export interface SecondFactorState {
  readonly method: SecondFactorMethod;
  /** Typed text of each means survives trying another. */
  readonly answers: Readonly<Record<SecondFactorMethod, string>>;
  /** What is wrong with the answer. */
  readonly problem: ApiError | 'required' | null;
  /** What is wrong with the whole attempt. */
  readonly failure: ApiError | null;
  /** Goes up each time that the answer has to be looked at. */
  readonly attention: number;
}

export type SecondFactorEvent =
  | { readonly type: 'chosen'; readonly method: SecondFactorMethod }
  | { readonly type: 'typed'; readonly answer: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'failed'; readonly error: ApiError };

export const freshSecondFactor = ({ methods }: SecondFactorDetail): SecondFactorState => ({
  method: methods[0]?.method ?? 'sms',
  answers: { sms: '', email: '', google: '', bankName: '' },
  problem: null,
  failure: null,
  attention: 0,
});

/** Refusals of the answer itself; everything else is one of the attempt. */
const aboutAnswer: readonly RefusalCode[] = [
  'code_incorrect',
  'code_missing',
  'code_expired',
  'second_factor_incorrect',
];

/** The ticket is used up, by time or by wrong answers: it starts again with user name and password. */
export const isOver = (error: ApiError): boolean => error.kind === 'refused' && error.code === 'ticket_expired';

export function reduceSecondFactor(state: SecondFactorState, event: SecondFactorEvent): SecondFactorState {
  switch (event.type) {
    case 'chosen':
      return { ...state, method: event.method, problem: null, failure: null };
    case 'typed':
      return { ...state, answers: { ...state.answers, [state.method]: event.answer }, problem: null };
    case 'submitted': {
      const missing = state.answers[state.method].trim() === '';
      const attention = missing ? state.attention + 1 : state.attention;
      return { ...state, problem: missing ? 'required' : null, failure: null, attention };
    }
    case 'failed': {
      const { error } = event;
      if (error.kind === 'cancelled') return state;
      const wrong = error.kind === 'refused' && aboutAnswer.includes(error.code);
      return {
        ...state,
        problem: wrong ? error : null,
        failure: wrong ? null : error,
        attention: wrong ? state.attention + 1 : state.attention,
      };
    }
  }
}
