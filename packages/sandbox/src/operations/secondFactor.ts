import { ok } from '#api/errors.ts';
import type * as contract from '#api/secondFactor.ts';
import { sendCode } from '../accounts/codes.ts';
import { recordLogin } from '../accounts/logins.ts';
import { addressOf, checkAnswer, rememberAddress } from '../accounts/secondFactors.ts';
import { logIn } from '../accounts/sessions.ts';
import { endTicket, readTicket } from '../accounts/tickets.ts';
import type { Handler } from '../handler.ts';
import { refuse } from '../refusal.ts';

export const secondFactorSend: Handler<typeof contract.secondFactorSend> = ({ sandbox, language }, input) => {
  const opened = readTicket(sandbox, 'secondFactor', input.ticket);
  if (!opened.ok) return opened;
  const address = addressOf(opened.value.member, input.method);
  if (address === null) return refuse('operation_not_allowed');
  return sendCode(sandbox, { purpose: 'secondFactor', channel: input.method, address, language });
};

/** Checks a second factor. A correct one completes the login and makes the visitor's address a known one. */
export const secondFactorVerify: Handler<typeof contract.secondFactorVerify> = (context, input) => {
  const { sandbox } = context;
  const opened = readTicket(sandbox, 'secondFactor', input.ticket);
  if (!opened.ok) return opened;
  const { ticket, member } = opened.value;
  const answered = checkAnswer(sandbox, ticket, member, input);
  if (!answered.ok) {
    if (answered.error.keepsWrites === true) recordLogin(context, member, 'password', 'refused');
    return answered;
  }
  endTicket(sandbox, ticket);
  rememberAddress(sandbox, member);
  return ok(logIn(context, member, 'password'));
};
