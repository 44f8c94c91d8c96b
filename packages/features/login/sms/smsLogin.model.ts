import type { ApiError, RefusalCode } from '#api/errors.ts';
import { type FieldProblem, type FieldRule, type RuleContext, checkField } from '../../shared/rules/fieldRule.ts';
import { type Country, toDialled } from '../../shared/sms/phone.ts';
import type { SmsDraft } from '../smsDraft.ts';

/** In the order in which they stand in the form; the first wrong one takes the focus. */
export const smsFields = ['mobileNum', 'code'] as const;
export type SmsField = (typeof smsFields)[number];

export type SmsProblems = Readonly<Partial<Record<SmsField, FieldProblem>>>;

export interface SmsLoginState {
  readonly problems: SmsProblems;
  /** What is wrong with the whole attempt. */
  readonly failure: ApiError | null;
  /** Where the player has to look now; `count` tells one request for the focus from the next. */
  readonly attention: { readonly field: SmsField | null; readonly count: number };
}

export type SmsLoginEvent =
  | { readonly type: 'typed'; readonly field: SmsField }
  /** Before a code is sent (the number alone) or the form is. */
  | { readonly type: 'checked'; readonly problems: SmsProblems }
  | { readonly type: 'failed'; readonly error: ApiError };

export const quietSmsLogin: SmsLoginState = { problems: {}, failure: null, attention: { field: null, count: 0 } };

/** What the server says about the number; without a rule of its own any digits will do. It is required either way. */
export function mobileRule(rules: readonly FieldRule[]): FieldRule {
  const rule = rules.find(({ field }) => field === 'mobileNum');
  const any = { field: 'mobileNum', acceptedPattern: '*', patternId: 'digits', minLength: 0, maxLength: 0 };
  return { ...any, ...rule, enabled: true, required: true };
}

export interface SmsCheck extends Omit<RuleContext, 'phoneDigits'> {
  readonly rules: readonly FieldRule[];
  readonly country: Country;
}

export function mobileProblem(draft: SmsDraft, { rules, country, ...context }: SmsCheck): SmsProblems {
  const dialled = toDialled(draft.mobileNum, country);
  const problem = checkField(dialled, mobileRule(rules), { ...context, phoneDigits: country.digits });
  return problem ? { mobileNum: problem } : {};
}

/** LGN-08. How many digits a code has is said, and judged by the platform alone. */
export function smsProblems(draft: SmsDraft, check: SmsCheck): SmsProblems {
  return {
    ...mobileProblem(draft, check),
    ...(draft.code.trim() === '' && { code: { key: 'code_missing' } as const }),
  };
}

const firstWrong = (problems: SmsProblems): SmsField | null => smsFields.find((field) => problems[field]) ?? null;

/** Refusals that belong to a field. */
const places: Partial<Record<RefusalCode, { readonly field: SmsField; readonly problem: FieldProblem }>> = {
  phone_invalid: { field: 'mobileNum', problem: { key: 'phone_invalid' } },
  phone_missing: { field: 'mobileNum', problem: { key: 'phone_missing' } },
  code_incorrect: { field: 'code', problem: { key: 'code_incorrect' } },
  code_missing: { field: 'code', problem: { key: 'code_missing' } },
  code_expired: { field: 'code', problem: { key: 'code_expired' } },
};

export function reduceSmsLogin(state: SmsLoginState, event: SmsLoginEvent): SmsLoginState {
  const look = (field: SmsField | null) => ({ field, count: state.attention.count + 1 });
  switch (event.type) {
    case 'typed': {
      const { [event.field]: _solved, ...problems } = state.problems;
      return { ...state, problems };
    }
    case 'checked': {
      const { problems } = event;
      const wrong = firstWrong(problems);
      return { problems, failure: null, attention: wrong === null ? state.attention : look(wrong) };
    }
    case 'failed': {
      const { error } = event;
      if (error.kind === 'cancelled') return state;
      const place = error.kind === 'refused' ? places[error.code] : undefined;
      if (place === undefined) return { ...state, failure: error, attention: look(null) };
      return { problems: { [place.field]: place.problem }, failure: null, attention: look(place.field) };
    }
  }
}
