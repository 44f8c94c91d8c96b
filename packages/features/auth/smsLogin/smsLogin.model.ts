import type { RefusalCode } from '#api/errors.ts';
import { type FieldProblem, type FieldRule, type RuleContext, checkField } from '#core/forms/rules/fieldRule.ts';
import { type FormEvent, type FormState, type Problems, emptyFormState, formReducer } from '#core/forms/useForm.ts';
import { readCode } from '#text/readDigits.ts';
import { type SmsDraft, emptyDraft } from '../login/smsDraft.ts';
import { type Country, toDialled } from '../sms/phone.ts';

/** Fields in form order. The first wrong one is focused. */
export const smsFields = ['mobileNum', 'code'] as const;
export type SmsField = (typeof smsFields)[number];

export type SmsProblems = Problems<SmsField, FieldProblem>;

export interface SmsLoginState extends FormState<SmsField, FieldProblem> {
  readonly values: SmsDraft;
}

export type SmsLoginEvent =
  | FormEvent<SmsField, FieldProblem>
  | { readonly type: 'countryChosen'; readonly dialingCode: string }
  | { readonly type: 'rememberChosen'; readonly on: boolean }
  | { readonly type: 'entered' };

export const emptySmsLogin: SmsLoginState = { ...emptyFormState(smsFields), values: emptyDraft };

/** The server's rule for the number, or any digits where it has none. Always required. */
export function mobileRule(rules: readonly FieldRule[]): FieldRule {
  const rule = rules.find(({ field }) => field === 'mobileNum');
  const anyDigits = { field: 'mobileNum', acceptedPattern: '*', patternId: 'digits', minLength: 0, maxLength: 0 };
  return { ...anyDigits, ...rule, enabled: true, required: true };
}

export interface SmsCheck extends Omit<RuleContext, 'phoneDigits'> {
  readonly rules: readonly FieldRule[];
  readonly country: Country;
}

/** Validates the number alone, as needed before sending a code. */
export function mobileProblem(draft: SmsDraft, { rules, country, ...context }: SmsCheck): SmsProblems {
  const dialled = toDialled(draft.mobileNum, country);
  const problem = checkField(dialled, mobileRule(rules), { ...context, phoneDigits: country.digits });
  return problem ? { mobileNum: problem } : {};
}

/** Validates the form (LGN-08). The length of the code is checked by the platform only. */
export function smsProblems(draft: SmsDraft, check: SmsCheck): SmsProblems {
  return {
    ...mobileProblem(draft, check),
    ...(readCode(draft.code) === '' && { code: { key: 'code_missing' } as const }),
  };
}

const fieldRefusals: Partial<Record<RefusalCode, readonly [SmsField, FieldProblem]>> = {
  phone_invalid: ['mobileNum', { key: 'phone_invalid' }],
  phone_missing: ['mobileNum', { key: 'phone_missing' }],
  code_incorrect: ['code', { key: 'code_incorrect' }],
  code_missing: ['code', { key: 'code_missing' }],
  code_expired: ['code', { key: 'code_expired' }],
};

const reduceForm = formReducer<SmsField, FieldProblem, SmsLoginState>({
  placeOf: ({ code }) => fieldRefusals[code],
});

export function reduceSmsLogin(state: SmsLoginState, event: SmsLoginEvent): SmsLoginState {
  switch (event.type) {
    case 'countryChosen': {
      const cleared = reduceForm(state, { type: 'fieldChecked', field: 'mobileNum', problem: null });
      return { ...cleared, values: { ...state.values, dialingCode: event.dialingCode } };
    }
    case 'rememberChosen':
      return { ...state, values: { ...state.values, remember: event.on } };
    case 'entered':
      return emptySmsLogin;
    default:
      return reduceForm(state, event);
  }
}
