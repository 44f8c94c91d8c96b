import type * as contract from '#api/account.ts';
import { ok } from '#api/errors.ts';
import { newPasswordPath } from '../pagePaths.ts';
import { digestPassword } from '../password.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { World } from '../world.ts';
import { accountName, memberByAccount, memberByMobile, setPassword } from './accounts.ts';
import { checkCode, countRequest, spendCode } from './codes.ts';
import { enter } from './entering.ts';
import type { Handler } from './handler.ts';
import { sendMessage } from './outbox.ts';
import { readPhone } from './phone.ts';
import { keepsRule, ruleOf } from './registerRules.ts';
import { isTrial } from './roles.ts';
import { endTicket, issueTicket, readTicket } from './tickets.ts';

/** CPW-01, CPW-02. The session that changes it stays; the others end. */
export const memberPassword: Handler<typeof contract.memberPassword> = ({ world, member, session }, input) => {
  if (isTrial(member)) return refuse('trial_not_allowed');
  const { oldPassword, newPassword, confirmNewPassword } = input;
  if (digestPassword(member.account, oldPassword) !== member.passwordDigest) return refuse('password_incorrect');
  const accepted = acceptPassword(world, newPassword);
  if (!accepted.ok) return accepted;
  if (newPassword !== confirmNewPassword) return refuse('invalid_input', { detail: { field: 'confirmNewPassword' } });
  if (newPassword === oldPassword) return refuse('password_same');
  setPassword(world, member, newPassword, session.token);
  return ok(null);
};

/** FGT-01. The answer is the same for every name and address, unless the operator is less careful. */
export const passwordByEmail: Handler<typeof contract.passwordByEmail> = ({ world, language }, { username, email }) => {
  const address = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(address)) return refuse('invalid_input', { detail: { field: 'email' } });
  if (!countRequest(world, address)) return refuse('too_many_requests');
  const member = memberByAccount(world, accountName(username));
  if (member?.email?.toLowerCase() !== address)
    return world.settings.neutralRecovery ? ok(null) : refuse('account_unknown');
  const link = `${newPasswordPath}?${new URLSearchParams({ ticket: issueTicket(world, 'newPassword', member).ticket }).toString()}`;
  const text = {
    th: `Kinnari: มีคนขอตั้งรหัสผ่านใหม่ของบัญชี ${member.account} ลิงก์นี้ใช้ได้ 5 นาที ถ้าไม่ใช่คุณ ไม่ต้องทำอะไร`,
    en: `Kinnari: somebody asked for a new password for ${member.account}. This link holds for 5 minutes. If it was not you, there is nothing to do.`,
  };
  sendMessage(world, { channel: 'email', to: address, text: text[language], code: null, link });
  return ok(null);
};

/** FGT-02: whoever has the code that was sent to the number of an account is let in. */
export const passwordByPhone: Handler<typeof contract.passwordByPhone> = ({ world }, input) => {
  if (world.settings.flags['PHONEVERF3'] !== true) return refuse('operation_not_allowed');
  const phone = readPhone(input.mobileNum, input.countryDialingCode);
  if (!phone.ok) return phone;
  const accepted = acceptPassword(world, input.newPassword);
  if (!accepted.ok) return accepted;
  const checked = checkCode(world, 'login', phone.value, input.verificationCode);
  if (!checked.ok) return checked;
  const member = memberByMobile(world, phone.value);
  if (member === undefined) return refuse('code_incorrect');
  spendCode(world, 'login', phone.value);
  return ok(enter(world, setPassword(world, member, input.newPassword)));
};

/** What the page behind the link of the e-mail does. */
export function setPasswordByTicket(world: World, text: string, password: string): Answer<{ account: string }> {
  const opened = readTicket(world, 'newPassword', text);
  if (!opened.ok) return opened;
  const accepted = acceptPassword(world, password);
  if (!accepted.ok) return accepted;
  const { ticket, member } = opened.value;
  endTicket(world, ticket);
  setPassword(world, member, password);
  return ok({ account: member.account });
}

function acceptPassword(world: World, password: string): Answer<null> {
  const rule = ruleOf(world, 'password');
  const fits = rule === undefined ? password !== '' : keepsRule({ ...rule, required: true }, password);
  return fits ? ok(null) : refuse('invalid_input', { detail: { field: 'newPassword' } });
}
