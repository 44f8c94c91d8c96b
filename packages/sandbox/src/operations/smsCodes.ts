import type * as contract from '#api/smsCodes.ts';
import { memberByMobile } from '../accounts/accounts.ts';
import { sendCode } from '../accounts/codes.ts';
import { passesCheck } from '../accounts/humanChecks.ts';
import { readPhone, recoversByPhone } from '../accounts/phoneNumbers.ts';
import { checkName, countName } from '../accounts/senders.ts';
import type { Handler } from '../handler.ts';
import { refuse } from '../refusal.ts';

/**
 * ENT-03: sends a code for a login. With `neutralRecovery`, a number without an account is answered as if one had
 * been sent.
 */
export const smsLoginCode: Handler<typeof contract.smsLoginCode> = ({ sandbox, language }, input) => {
  const { flags, neutralRecovery } = sandbox.settings;
  if (flags['MOBILEVERCODELOGIN3'] !== true && !recoversByPhone(sandbox)) return refuse('operation_not_allowed');
  const phone = readPhone(input.mobileNum, input.countryDialingCode);
  if (!phone.ok) return phone;
  if (!passesCheck(sandbox, 'sms', input.humanCheck)) return refuse('human_check_failed', { keepsWrites: true });
  const deliver = memberByMobile(sandbox, phone.value) !== undefined;
  if (!deliver && !neutralRecovery) return refuse('account_unknown', { keepsWrites: true });
  return sendCode(sandbox, { purpose: 'login', channel: 'sms', address: phone.value, language, deliver });
};

/**
 * API-09: sends a code for a sign-up. Refuses a number that has an account, because signing up would reveal it
 * anyway.
 */
export const smsRegisterCode: Handler<typeof contract.smsRegisterCode> = ({ sandbox, language }, input) => {
  if (sandbox.settings.flags['REGMOBVERF3'] !== true) return refuse('operation_not_allowed');
  const phone = readPhone(input.mobileNo, input.countryDialingCode);
  if (!phone.ok) return phone;
  if (!passesCheck(sandbox, 'sms', input.humanCheck)) return refuse('human_check_failed', { keepsWrites: true });
  const named = checkName(sandbox, phone.value);
  if (!named.ok) return named;
  countName(sandbox, phone.value);
  if (memberByMobile(sandbox, phone.value)) return refuse('mobile_taken', { keepsWrites: true });
  return sendCode(sandbox, { purpose: 'register', channel: 'sms', address: phone.value, language });
};
