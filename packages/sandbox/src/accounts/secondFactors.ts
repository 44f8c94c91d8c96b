import type { InputOf } from '#api/operation.ts';
import type { SecondFactorDetail, secondFactorVerify } from '#api/secondFactor.ts';
import { normaliseName } from '#text/names.ts';
import { readText } from '#text/readText.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member, Ticket } from '../schema/accounts.ts';
import { acceptsCode, hasOwnAuthenticator } from './authenticators.ts';
import { checkCode, spendCode } from './codes.ts';
import { usablePasskeysOf } from './passkeys.ts';
import { maskPhone } from './phoneNumbers.ts';
import { countTicketFailure, issueTicket } from './tickets.ts';
import { checkPause, countTry } from './tries.ts';

type Method = InputOf<typeof secondFactorVerify>['method'];

/**
 * LGN-11, SEC-02: issues a ticket with the methods that a member can choose from; null when no second factor is required.
 */
export function secondFactorFor(sandbox: Sandbox, member: Member): SecondFactorDetail | null {
  const { unregisteredIp } = sandbox.settings;
  const isKnownAddress = !unregisteredIp || sandbox.store.get('knownAddresses', addressKey(sandbox, member));
  const ownAuthenticator = hasOwnAuthenticator(sandbox, member);
  if (!member.secondFactor && !ownAuthenticator && isKnownAddress) return null;
  const methods = ownAuthenticator ? strongMethodsOf(member) : methodsOf(member);
  // A member without any method could never log in again. A key alone is none: the device may be lost.
  if (methods.length === 0) return null;
  const byKey = usablePasskeysOf(sandbox, member.id).length > 0 ? [{ method: 'passkey' as const, hint: '' }] : [];
  return { ticket: issueTicket(sandbox, 'secondFactor', member).ticket, methods: [...methods, ...byKey] };
}

function methodsOf({ mobile, email, authenticator, payeeName }: Member): SecondFactorDetail['methods'] {
  return [
    ...(mobile === null ? [] : [{ method: 'sms' as const, hint: maskPhone(mobile) }]),
    ...(email === null ? [] : [{ method: 'email' as const, hint: maskEmail(email) }]),
    ...(authenticator ? [{ method: 'google' as const, hint: '' }] : []),
    ...(payeeName === null ? [] : [{ method: 'bankName' as const, hint: '' }]),
  ];
}

/** SEC-02: with an authenticator of their own it comes first, and the name on the bank account is not enough. */
const strongMethodsOf = (member: Member): SecondFactorDetail['methods'] => [
  { method: 'google', hint: '' },
  ...methodsOf(member).filter(({ method }) => method === 'sms' || method === 'email'),
];

export const maskEmail = (email: string): string => email.replace(/^(.{1,2})[^@]*/, '$1***');

/** Where a method sends its code; null for a method without codes, or when the member has no such address. */
export function addressOf(member: Member, method: Method): string | null {
  return method === 'sms' ? member.mobile : method === 'email' ? member.email : null;
}

/**
 * Checks the answer to a second factor: a code, or the name on the bank account. Wrong ones count for the account, whatever
 * the ticket and the method.
 */
export function checkAnswer(
  sandbox: Sandbox,
  ticket: Ticket,
  member: Member,
  { method, answer }: { readonly method: Method; readonly answer: string },
): Answer<null> {
  if (readText(answer) === '') return refuse('code_missing');
  const paused = checkPause(sandbox, 'secondFactor', member);
  if (!paused.ok) return paused;
  const address = addressOf(member, method);
  if (address !== null) {
    const checked = checkCode(sandbox, 'secondFactor', address, answer);
    if (checked.ok) spendCode(sandbox, 'secondFactor', address);
    const counted = countTry(sandbox, 'secondFactor', member, checked.ok, 'code_incorrect');
    return checked.ok ? counted : checked;
  }
  const isCorrect =
    (method === 'google' && acceptsCode(sandbox, member, answer)) ||
    (method === 'bankName' &&
      !hasOwnAuthenticator(sandbox, member) &&
      member.payeeName !== null &&
      normaliseName(answer) === normaliseName(member.payeeName));
  const counted = countTry(sandbox, 'secondFactor', member, isCorrect, 'second_factor_incorrect');
  return counted.ok ? counted : countTicketFailure(sandbox, ticket);
}

/** Remembers the visitor's address, so that it needs no second factor again. */
export function rememberAddress(sandbox: Sandbox, member: Member): void {
  const { ip } = sandbox.settings;
  sandbox.store.put('knownAddresses', addressKey(sandbox, member), { memberId: member.id, ip });
}

const addressKey = ({ settings }: Sandbox, { id }: Member): string => `${id}:${settings.ip}`;
