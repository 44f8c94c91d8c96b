import type * as contract from '#api/account.ts';
import { refuse } from '../refusal.ts';
import { memberByMobile } from './accounts.ts';
import { sendCode } from './codes.ts';
import type { Handler } from './handler.ts';
import { passesCheck } from './humanCheck.ts';
import { readPhone } from './phone.ts';

/** ENT-03. A number that nobody has is answered as if a code were on its way, unless the operator is less careful. */
export const smsLoginCode: Handler<typeof contract.smsLoginCode> = ({ world, language }, input) => {
  const { flags, neutralRecovery } = world.settings;
  if (flags['MOBILEVERCODELOGIN3'] !== true && flags['PHONEVERF3'] !== true) return refuse('operation_not_allowed');
  const phone = readPhone(input.mobileNum, input.countryDialingCode);
  if (!phone.ok) return phone;
  if (!passesCheck(world, 'sms', input.humanCheck)) return refuse('human_check_failed', { keepsWrites: true });
  const deliver = memberByMobile(world, phone.value) !== undefined;
  if (!deliver && !neutralRecovery) return refuse('account_unknown', { keepsWrites: true });
  return sendCode(world, { purpose: 'login', channel: 'sms', address: phone.value, language, deliver });
};

/** API-09. A number that has an account is told so at once: signing up would tell it anyway. */
export const smsRegisterCode: Handler<typeof contract.smsRegisterCode> = ({ world, language }, input) => {
  if (world.settings.flags['REGMOBVERF3'] !== true) return refuse('operation_not_allowed');
  const phone = readPhone(input.mobileNo, input.countryDialingCode);
  if (!phone.ok) return phone;
  if (!passesCheck(world, 'sms', input.humanCheck)) return refuse('human_check_failed', { keepsWrites: true });
  if (memberByMobile(world, phone.value)) return refuse('mobile_taken', { keepsWrites: true });
  return sendCode(world, { purpose: 'register', channel: 'sms', address: phone.value, language });
};
