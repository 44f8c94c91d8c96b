import type { ApiError } from '#api/errors.ts';
import type { InputOf } from '#api/operation.ts';
import type { CodeChannel } from '#api/paymentPassword.ts';
import type { ProfileEntry, ProfileField, memberProfileSet } from '#api/profile.ts';
import { readCode, readDigits } from '#text/readDigits.ts';
import { readText } from '#text/readText.ts';

/** A detail that a code is sent to. */
export type Contact = 'mobile' | 'email';
export const isContact = (field: ProfileField): field is Contact => field === 'mobile' || field === 'email';
export const channelOf = (contact: Contact): CodeChannel => (contact === 'mobile' ? 'sms' : 'email');

/** Details that can be removed again. */
export const isOptional = (field: ProfileField): boolean => field === 'line' || field === 'telegram';

/** The form of a personal detail as typed. Never stored. */
export interface DetailValues {
  readonly value: string;
  readonly code: string;
  readonly currentCode: string;
  readonly password: string;
  /** Whether the payment password proves the change in place of the current contact. */
  readonly byPassword: boolean;
}
export const emptyValues: DetailValues = { value: '', code: '', currentCode: '', password: '', byPassword: false };

export type DetailProblem = 'empty' | 'codeEmpty' | 'invalid' | 'taken' | 'code';
/** Problems by input. Those of the payment password are `FactorProblems`. */
export type DetailProblems = Readonly<Partial<Record<'value' | 'code' | 'currentCode', DetailProblem>>>;

/** Returns what is missing in the form. A contact that is not verified may be verified as it is, without its old code. */
export function missingIn(field: ProfileField, entry: ProfileEntry, values: DetailValues): DetailProblems {
  const isEmpty = (text: string): boolean => readText(text) === '';
  const needsCurrent = entry.state === 'verified' && !values.byPassword;
  return {
    ...(isEmpty(values.value) && !isOptional(field) && { value: 'empty' as const }),
    ...(isContact(field) && isEmpty(values.code) && { code: 'codeEmpty' as const }),
    ...(isContact(field) && needsCurrent && isEmpty(values.currentCode) && { currentCode: 'codeEmpty' as const }),
  };
}

/** A typed detail as it is sent. */
export const readValue = (field: ProfileField, typed: string): string =>
  field === 'mobile' ? readDigits(typed) : readText(typed);

/** Converts the form to the input of the call. */
export function toInput(field: ProfileField, values: DetailValues): InputOf<typeof memberProfileSet> {
  const { code, currentCode, password, byPassword } = values;
  const value = readValue(field, values.value);
  if (!isContact(field)) return { field, value };
  return {
    field,
    value,
    code: readCode(code),
    ...(byPassword
      ? { paymentPassword: password }
      : readCode(currentCode) !== '' && { currentCode: readCode(currentCode) }),
  };
}

/** Returns the problem that a refusal names; null for an error that is not about an input. */
export function problemsOf(error: ApiError): DetailProblems | null {
  if (error.kind !== 'refused') return null;
  switch (error.code) {
    case 'invalid_input':
    case 'phone_invalid':
    case 'phone_missing':
      return { value: 'invalid' };
    case 'mobile_taken':
      return { value: 'taken' };
    case 'code_missing':
      return { [inputNamed(error.detail)]: 'codeEmpty' };
    case 'code_incorrect':
    case 'code_expired':
      return { [inputNamed(error.detail)]: 'code' };
    default:
      return null;
  }
}

const inputNamed = ({ field }: Readonly<Record<string, unknown>>): 'code' | 'currentCode' =>
  field === 'currentCode' ? 'currentCode' : 'code';
