import type { ApiError } from '#api/errors.ts';
import type { InputOf } from '#api/operation.ts';
import type { CodeChannel } from '#api/paymentPassword.ts';
import type { ProfileField, memberProfileSet } from '#api/profile.ts';
import type { Credential } from '#api/stepUp.ts';
import { readCode, readDigits } from '#text/readDigits.ts';
import { readText } from '#text/readText.ts';

/** A detail that a code is sent to. */
export type Contact = 'mobile' | 'email';
export const isContact = (field: ProfileField): field is Contact => field === 'mobile' || field === 'email';
export const channelOf = (contact: Contact): CodeChannel => (contact === 'mobile' ? 'sms' : 'email');

/** Details that are contacts: changing one needs a credential (SEC-06). */
export const isProtected = (field: ProfileField): boolean => field !== 'realName' && field !== 'birthday';

/** Details that can be removed again. */
export const isOptional = (field: ProfileField): boolean => field === 'line' || field === 'telegram';

/** The form of a personal detail as typed. Never stored. */
export interface DetailValues {
  readonly value: string;
  readonly code: string;
}
export const emptyValues: DetailValues = { value: '', code: '' };

export type DetailProblem = 'empty' | 'codeEmpty' | 'invalid' | 'taken' | 'code';
/** Problems by input, without those of the credential. */
export type DetailProblems = Readonly<Partial<Record<'value' | 'code', DetailProblem>>>;

/** Returns what is missing in the form beside the credential. */
export function missingIn(field: ProfileField, values: DetailValues): DetailProblems {
  const isEmpty = (text: string): boolean => readText(text) === '';
  return {
    ...(isEmpty(values.value) && !isOptional(field) && { value: 'empty' as const }),
    ...(isContact(field) && isEmpty(values.code) && { code: 'codeEmpty' as const }),
  };
}

/** A typed detail as it is sent. */
export const readValue = (field: ProfileField, typed: string): string =>
  field === 'mobile' ? readDigits(typed) : readText(typed);

/** Converts the form to the input of the call. */
export function toInput(
  field: ProfileField,
  values: DetailValues,
  credential: Credential | undefined,
): InputOf<typeof memberProfileSet> {
  const value = readValue(field, values.value);
  return {
    field,
    value,
    ...(isContact(field) && { code: readCode(values.code) }),
    ...(isProtected(field) && credential !== undefined && { credential }),
  };
}

/** Returns the problem that a refusal names beside the credential; null for an error that is not about an input. */
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
      return { code: 'codeEmpty' };
    case 'code_incorrect':
    case 'code_expired':
      return { code: 'code' };
    default:
      return null;
  }
}
