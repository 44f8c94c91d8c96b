import { type RefusalCode, ok } from '#api/errors.ts';
import type { ParsedInputOf } from '#api/operation.ts';
import type * as contract from '#api/session.ts';
import { readCode } from '#text/readDigits.ts';
import { accountName, memberByAccount, memberByMobile } from '../accounts/accounts.ts';
import { spendCaptcha } from '../accounts/captchas.ts';
import { checkCode, spendCode } from '../accounts/codes.ts';
import { passesCheck } from '../accounts/humanChecks.ts';
import { checkEntry } from '../accounts/loginEntry.ts';
import { countFailure, failuresOf } from '../accounts/loginFailures.ts';
import { type Caller, recordLogin } from '../accounts/logins.ts';
import { digestPassword } from '../accounts/password.ts';
import { readPhone, sameNumber } from '../accounts/phoneNumbers.ts';
import { secondFactorFor } from '../accounts/secondFactors.ts';
import { checkName, countName } from '../accounts/senders.ts';
import { idleEnd, logIn } from '../accounts/sessions.ts';
import { checkPause } from '../accounts/tries.ts';
import type { Handler } from '../handler.ts';
import { endDevicesOf } from '../live/pushDevices.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';

type Login = ParsedInputOf<typeof contract.sessionLogin>;

/**
 * LGN-04, LGN-07: human check, lock, captcha, then user name and password. A login by SMS code skips all of these. An
 * unknown user name is treated like a known one. A refusal keeps what was consumed and the failures that were counted.
 */
export const sessionLogin: Handler<typeof contract.sessionLogin> = (context, input) => {
  const { sandbox } = context;
  if (input.type === 'username' && !passesCheck(sandbox, 'login', input.humanCheck)) {
    return refuse('human_check_failed', { keepsWrites: true });
  }
  const checked = input.type === 'sms' ? checkSms(sandbox, input) : checkCredentials(context, input);
  if (!checked.ok) return checked;
  const member = checked.value;
  const entered = checkEntry(sandbox, member, input.entry);
  if (!entered.ok) return entered;
  // A code by SMS already is a second factor.
  if (input.type === 'sms') return ok(logIn(context, member, 'sms'));
  const detail = secondFactorFor(sandbox, member);
  if (detail === null) return ok(logIn(context, member, 'password'));
  const paused = checkPause(sandbox, 'secondFactor', member);
  return paused.ok ? refuse('second_factor_required', { keepsWrites: true, detail }) : paused;
};

/** LGN-13: ends the session. Games that were launched in it end too. */
export const sessionLogout: Handler<typeof contract.sessionLogout> = ({ sandbox, session }) => {
  sandbox.store.remove('sessions', session.token);
  endDevicesOf(sandbox, session.token);
  return ok(null);
};

/** LGN-15. The call itself is the activity. */
export const sessionActive: Handler<typeof contract.sessionActive> = ({ sandbox, session }) => {
  const end = idleEnd(sandbox, sandbox.store.get('sessions', session.token) ?? session);
  return ok({ endsAt: end === null ? null : new Date(end).toISOString() });
};

/** FLG-01: requires the operator's flag, then checks number and code. */
function checkSms(sandbox: Sandbox, { username, password, countryDialingCode }: Login): Answer<Member> {
  if (sandbox.settings.flags['MOBILEVERCODELOGIN3'] !== true) return refuse('operation_not_allowed');
  const phone = readPhone(username, countryDialingCode);
  if (!phone.ok) return phone;
  const checked = checkCode(sandbox, 'login', phone.value, password);
  if (!checked.ok) return checked;
  const member = memberByMobile(sandbox, phone.value);
  if (member === undefined) return refuse('code_incorrect');
  spendCode(sandbox, 'login', phone.value);
  return ok(member);
}

function checkCredentials(caller: Caller, { username, password, captcha }: Login): Answer<Member> {
  const { sandbox } = caller;
  const typed = accountName(username);
  const member = memberByAccount(sandbox, typed) ?? memberByPhoneLogin(sandbox, typed);
  // All spellings of one account count as one.
  const account = member?.account ?? sameNumber(typed);
  const { captchaAfterFailures } = sandbox.settings;
  const { count, locked } = failuresOf(sandbox, account);
  const failed = (code: RefusalCode, failures: number): Answer<never> =>
    refuse(code, { keepsWrites: true, detail: { captcha: failures >= captchaAfterFailures } });

  const named = checkName(sandbox, account);
  if (!named.ok) return named;
  if (locked) return failed('account_locked', count);
  if (count >= captchaAfterFailures) {
    if (captcha === undefined || readCode(captcha) === '') return failed('captcha_required', count);
    if (!spendCaptcha(caller, captcha)) return failed('captcha_incorrect', count);
  }
  if (member?.passwordDigest !== digestPassword(account, password)) {
    countName(sandbox, account);
    if (member !== undefined) recordLogin(caller, member, 'password', 'refused');
    return failed('credentials_incorrect', countFailure(sandbox, account));
  }
  return ok(member);
}

/** PHONELOGIN3: the mobile number is accepted as the user name. */
function memberByPhoneLogin(sandbox: Sandbox, account: string): Member | undefined {
  if (sandbox.settings.flags['PHONELOGIN3'] !== true) return undefined;
  const phone = readPhone(account);
  return phone.ok ? memberByMobile(sandbox, phone.value) : undefined;
}
