import { ok } from '#api/errors.ts';
import type * as contract from '#api/passwords.ts';
import { newPasswordPath } from '#demo/paths.ts';
import { readText } from '#text/readText.ts';
import { accountName, memberByAccount, memberByMobile, recoverPassword, setPassword } from '../accounts/accounts.ts';
import { checkCode, countRequest, spendCode } from '../accounts/codes.ts';
import { checkCurrentPassword } from '../accounts/currentPassword.ts';
import { acceptPassword } from '../accounts/newPasswords.ts';
import { sendMessage } from '../accounts/outbox.ts';
import { readPhone, recoversByPhone } from '../accounts/phoneNumbers.ts';
import { checkMessages, checkName, countMessage, countName } from '../accounts/senders.ts';
import { logIn } from '../accounts/sessions.ts';
import { issueTicket } from '../accounts/tickets.ts';
import { wordsOf } from '../accounts/weakPasswords.ts';
import type { Handler } from '../handler.ts';
import { refuse } from '../refusal.ts';

/** CPW-01, CPW-02: changes the login password. Ends every session except the one that makes the change. */
export const memberPassword: Handler<typeof contract.memberPassword> = ({ sandbox, member, session }, input) => {
  const { oldPassword, newPassword, confirmNewPassword } = input;
  const checked = checkCurrentPassword(sandbox, member, oldPassword);
  if (!checked.ok) return checked;
  if (newPassword === oldPassword) return refuse('password_same');
  const accepted = acceptPassword(sandbox, newPassword, wordsOf(member));
  if (!accepted.ok) return accepted;
  if (newPassword !== confirmNewPassword) return refuse('invalid_input', { detail: { field: 'confirmNewPassword' } });
  setPassword(sandbox, member, newPassword, session.token);
  return ok(null);
};

/**
 * FGT-01: starts a recovery by e-mail. With `neutralRecovery`, the answer is the same for every user name and
 * address.
 */
export const passwordByEmail: Handler<typeof contract.passwordByEmail> = (
  { sandbox, language },
  { username, email },
) => {
  const address = readText(email).toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(address)) return refuse('invalid_input', { detail: { field: 'email' } });
  const account = accountName(username);
  const named = checkName(sandbox, account);
  if (!named.ok) return named;
  const checked = checkMessages(sandbox);
  if (!checked.ok) return checked;
  const counted = countRequest(sandbox, address);
  if (!counted.ok) return counted;
  countName(sandbox, account);
  countMessage(sandbox);
  const member = memberByAccount(sandbox, account);
  if (member?.email?.toLowerCase() !== address)
    return sandbox.settings.neutralRecovery ? ok(null) : refuse('account_unknown', { keepsWrites: true });
  const { ticket } = issueTicket(sandbox, 'newPassword', member);
  const link = `${newPasswordPath}?${new URLSearchParams({ ticket }).toString()}`;
  const text = {
    th: `Kinnari: มีคนขอตั้งรหัสผ่านใหม่ของบัญชี ${member.account} ลิงก์นี้ใช้ได้ 5 นาที ถ้าไม่ใช่คุณ ไม่ต้องทำอะไร`,
    en: `Kinnari: a new password was requested for ${member.account}. This link is valid for 5 minutes. If you did not request it, ignore this message.`,
  };
  sendMessage(sandbox, { channel: 'email', to: address, text: text[language], code: null, link });
  return ok(null);
};

/** FGT-02. Verifies the code that was sent to the account's mobile number, sets the password and logs in. */
export const passwordByPhone: Handler<typeof contract.passwordByPhone> = (context, input) => {
  const { sandbox } = context;
  if (!recoversByPhone(sandbox)) return refuse('operation_not_allowed');
  const phone = readPhone(input.mobileNum, input.countryDialingCode);
  if (!phone.ok) return phone;
  const accepted = acceptPassword(sandbox, input.newPassword, [phone.value]);
  if (!accepted.ok) return accepted;
  const checked = checkCode(sandbox, 'login', phone.value, input.verificationCode);
  if (!checked.ok) return checked;
  const member = memberByMobile(sandbox, phone.value);
  if (member === undefined) return refuse('code_incorrect');
  // Only now: before the code is proved, the answer would tell strangers who has the number.
  const fitting = acceptPassword(sandbox, input.newPassword, wordsOf(member));
  if (!fitting.ok) return fitting;
  spendCode(sandbox, 'login', phone.value);
  return ok(logIn(context, recoverPassword(sandbox, member, input.newPassword), 'newPassword'));
};
