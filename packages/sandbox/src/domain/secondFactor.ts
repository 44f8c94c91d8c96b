import type * as contract from '#api/account.ts';
import { ok } from '#api/errors.ts';
import type { SecondFactorDetail } from '#api/session.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Member, Ticket } from '../rows.ts';
import { matchesAuthenticator } from '../totp.ts';
import type { World } from '../world.ts';
import { checkCode, sendCode, spendCode } from './codes.ts';
import { enter } from './entering.ts';
import type { Handler } from './handler.ts';
import { maskPhone } from './phone.ts';
import { countTicketFailure, endTicket, issueTicket, readTicket } from './tickets.ts';

type Method = SecondFactorDetail['methods'][number]['method'];

/** LGN-11: a ticket and the means, if this member has to prove to be themself; else null. */
export function secondFactorFor(world: World, member: Member): SecondFactorDetail | null {
  const isFamiliar = !world.settings.unregisteredIp || world.store.get('knownAddresses', addressKey(world, member));
  if (!member.secondFactor && isFamiliar) return null;
  const methods = methodsOf(member);
  // Who has given nothing to be asked for cannot be kept out for ever.
  return methods.length === 0 ? null : { ticket: issueTicket(world, 'secondFactor', member).ticket, methods };
}

function methodsOf({ mobile, email, authenticator, payeeName }: Member): SecondFactorDetail['methods'] {
  return [
    ...(mobile === null ? [] : [{ method: 'sms' as const, hint: maskPhone(mobile) }]),
    ...(email === null ? [] : [{ method: 'email' as const, hint: maskEmail(email) }]),
    ...(authenticator ? [{ method: 'google' as const, hint: '' }] : []),
    ...(payeeName === null ? [] : [{ method: 'bankName' as const, hint: '' }]),
  ];
}

const maskEmail = (email: string): string => email.replace(/^(.{1,2})[^@]*/, '$1***');
const addressKey = ({ settings }: World, { id }: Member): string => `${id}:${settings.ip}`;

/** Where codes go by this means; null where none are sent, or this member has not got it. */
function addressOf(member: Member, method: Method): string | null {
  return method === 'sms' ? member.mobile : method === 'email' ? member.email : null;
}

export const secondFactorSend: Handler<typeof contract.secondFactorSend> = ({ world, language }, input) => {
  const opened = readTicket(world, 'secondFactor', input.ticket);
  if (!opened.ok) return opened;
  const address = addressOf(opened.value.member, input.method);
  if (address === null) return refuse('operation_not_allowed');
  return sendCode(world, { purpose: 'secondFactor', channel: input.method, address, language });
};

/** A right answer opens the session that the ticket waited for, and makes the visitor's address a known one. */
export const secondFactorVerify: Handler<typeof contract.secondFactorVerify> = ({ world }, input) => {
  const opened = readTicket(world, 'secondFactor', input.ticket);
  if (!opened.ok) return opened;
  const { ticket, member } = opened.value;
  const answered = checkAnswer(world, ticket, member, input);
  if (!answered.ok) return answered;
  endTicket(world, ticket);
  world.store.put('knownAddresses', addressKey(world, member), { memberId: member.id, ip: world.settings.ip });
  return ok(enter(world, member));
};

function checkAnswer(
  world: World,
  ticket: Ticket,
  member: Member,
  { method, answer }: { readonly method: Method; readonly answer: string },
): Answer<null> {
  if (answer.trim() === '') return refuse('code_missing');
  const address = addressOf(member, method);
  if (address !== null) {
    const checked = checkCode(world, 'secondFactor', address, answer);
    if (checked.ok) spendCode(world, 'secondFactor', address);
    return checked;
  }
  const isRight =
    (method === 'google' && member.authenticator && matchesAuthenticator(answer, world.now())) ||
    (method === 'bankName' && member.payeeName !== null && plainName(answer) === plainName(member.payeeName));
  return isRight ? ok(null) : countTicketFailure(world, ticket);
}

/** Spaces and capitals are no part of a name. */
const plainName = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
