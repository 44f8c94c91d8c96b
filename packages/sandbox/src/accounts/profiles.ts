import { ok } from '#api/errors.ts';
import type { ProfileField } from '#api/profile.ts';
import type { Credential } from '#api/stepUp.ts';
import { readField, turnsSentences } from '#text/readField.ts';
import { readText } from '#text/readText.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import { noteChange } from './accountChanges.ts';
import { memberByMobile } from './accounts.ts';
import { checkCode, spendCode } from './codes.ts';
import { checkCredential, hasCredential } from './credentials.ts';
import { keepsRule, ruleOf } from './fieldRules.ts';
import { readInternationalPhone } from './phoneNumbers.ts';
import { isMeaningful } from './registrationFields.ts';

/** A detail that a code is sent to. */
export type Contact = 'mobile' | 'email';

/** What a member has typed for a detail, with what proves the change. */
export interface TypedDetail {
  readonly value: string;
  readonly code?: string | undefined;
  readonly credential?: Credential | undefined;
}

/** The further details of a member, by their names at sign-up. */
export const detailsOf = ({ store }: Sandbox, { id }: Pick<Member, 'id'>): Readonly<Record<string, string>> =>
  store.get('profiles', id)?.fields ?? {};

export function storeDetail(sandbox: Sandbox, member: Pick<Member, 'id'>, name: string, value: string): void {
  const { [name]: _former, ...others } = detailsOf(sandbox, member);
  const fields = value === '' ? others : { ...others, [name]: value };
  sandbox.store.put('profiles', member.id, { memberId: member.id, fields });
}

/** Whether a code has reached the current number or address. Numbers of the seed and of older accounts count as reached. */
export function isVerified(sandbox: Sandbox, member: Member, contact: Contact): boolean {
  const { verifiedEmail, unverifiedMobile } = detailsOf(sandbox, member);
  return contact === 'email' ? member.email === verifiedEmail : member.mobile !== unverifiedMobile;
}

const invalidValue = (): Answer<never> => refuse('invalid_input', { detail: { field: 'value' } });

const signUpNames = { realName: 'payeeName', birthday: 'birthday', line: 'line', telegram: 'telegram' } as const;

/**
 * Sets a detail that no code is sent to. Real name and birthday are set once; customer service reaches and recognises a
 * player by the LINE and Telegram name, so these are contacts (SEC-06).
 */
export function setDetail(
  sandbox: Sandbox,
  member: Member,
  field: Exclude<ProfileField, Contact>,
  typed: TypedDetail,
): Answer<null> {
  const name = signUpNames[field];
  const rule = ruleOf(sandbox, name);
  const read = { field: name, patternId: rule?.patternId ?? null };
  const value = readField(typed.value, read);
  const fixed = field === 'realName' || field === 'birthday';
  const current = field === 'realName' ? member.payeeName : (detailsOf(sandbox, member)[name] ?? null);
  // A repeat of a call whose answer was lost.
  if (value === (current ?? '') && (value !== '' || !fixed)) return ok(null);
  if (fixed && current !== null) return refuse('detail_fixed');
  const accepted = rule === undefined || keepsRule({ ...rule, required: fixed }, value);
  if (!accepted || turnsSentences(typed.value, read) || !isMeaningful(sandbox, name, value)) return invalidValue();
  if (field === 'line' || field === 'telegram') {
    const proved = checkCredential(sandbox, member, typed.credential);
    if (!proved.ok) return proved;
    noteChange(sandbox, member, field);
  }
  if (field === 'realName') sandbox.store.put('members', member.id, { ...member, payeeName: value });
  else storeDetail(sandbox, member, name, value);
  return ok(null);
}

/** Normalises a typed number or address. Refuses a number that another member has, as the sign-up does. */
export function readContact(sandbox: Sandbox, member: Member, contact: Contact, typed: string): Answer<string> {
  if (contact === 'email') {
    const address = readText(typed).toLowerCase();
    const rule = ruleOf(sandbox, 'email');
    const accepted = rule === undefined || keepsRule({ ...rule, required: true }, address);
    return accepted && isMeaningful(sandbox, 'email', address) ? ok(address) : invalidValue();
  }
  const phone = readInternationalPhone(typed);
  if (!phone.ok) return phone;
  const owner = memberByMobile(sandbox, phone.value);
  return owner === undefined || owner.id === member.id ? phone : refuse('mobile_taken');
}

/**
 * SEC-03: sets a mobile number or e-mail address. The new one is proved with its code, which is checked first, so that a
 * wrong one costs no try of the credential (SEC-06). Verifying the current one changes nothing, and the first one of an
 * account without any credential has nothing else to be proved with.
 */
export function setContact(sandbox: Sandbox, member: Member, contact: Contact, typed: TypedDetail): Answer<null> {
  const read = readContact(sandbox, member, contact, typed.value);
  if (!read.ok) return read;
  const address = read.value;
  const current = member[contact];
  // A repeat of a call whose answer was lost.
  if (address === current && isVerified(sandbox, member, contact)) return ok(null);
  const checked = checkCode(sandbox, 'newContact', address, typed.code ?? '');
  if (!checked.ok) return refuse(checked.error.code, { ...checked.error, detail: { field: 'code' } });
  if (current !== address && hasCredential(sandbox, member)) {
    const proved = checkCredential(sandbox, member, typed.credential);
    if (!proved.ok) return proved;
  }
  spendCode(sandbox, 'newContact', address);
  sandbox.store.put('members', member.id, { ...member, [contact]: address });
  if (contact === 'email') storeDetail(sandbox, member, 'verifiedEmail', address);
  else storeDetail(sandbox, member, 'unverifiedMobile', '');
  if (current !== address) noteChange(sandbox, member, contact);
  return ok(null);
}

const maskWord = (word: string): string => `${Array.from(word).slice(0, 2).join('')}***`;
export const maskName = (name: string): string => name.split(' ').map(maskWord).join(' ');
/** Shows the year of yyyy-MM-dd. */
export const maskDay = (day: string): string => `${day.slice(0, 4)}-**-**`;
