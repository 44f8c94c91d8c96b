import { type RefusalCode, ok } from '#api/errors.ts';
import type { ParsedInputOf } from '#api/operation.ts';
import type * as contract from '#api/session.ts';
import { digestPassword } from '../password.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Member } from '../rows.ts';
import type { World } from '../world.ts';
import { accountName, memberByAccount, memberByMobile } from './accounts.ts';
import { issueCaptcha, spendCaptcha } from './captcha.ts';
import { checkCode, spendCode } from './codes.ts';
import { enter } from './entering.ts';
import type { Handler } from './handler.ts';
import { issueChallenge, passesCheck } from './humanCheck.ts';
import { countFailure, failuresOf } from './loginFailures.ts';
import { readPhone } from './phone.ts';
import { isAgent } from './roles.ts';
import { secondFactorFor } from './secondFactor.ts';

type Login = ParsedInputOf<typeof contract.sessionLogin>;

export const humanCheckChallenge: Handler<typeof contract.humanCheckChallenge> = ({ world }, { action }) => {
  const { challenge, zeroBits } = issueChallenge(world, action);
  return ok({ challenge, zeroBits });
};

export const captchaImage: Handler<typeof contract.captchaImage> = ({ world }) => ok(issueCaptcha(world));

/**
 * LGN-04, LGN-07: human check, lock, captcha, then name and password; or the code that was sent by SMS, without any of
 * them. An unknown name is treated like a known one. What was used up on the way stays used up, and failures stay
 * counted, although the sign-in is refused.
 */
export const sessionLogin: Handler<typeof contract.sessionLogin> = ({ world }, input) => {
  if (input.type === 'username' && !passesCheck(world, 'login', input.humanCheck)) {
    return refuse('human_check_failed', { keepsWrites: true });
  }
  const checked = input.type === 'sms' ? checkSms(world, input) : checkCredentials(world, input);
  if (!checked.ok) return checked;
  const member = checked.value;
  const wrongDoor = refusalAtEntry(world, member, input.entry);
  if (wrongDoor !== null) return refuse(wrongDoor, { keepsWrites: true });
  // A code by SMS is a second factor already.
  const detail = input.type === 'sms' ? null : secondFactorFor(world, member);
  return detail === null ? ok(enter(world, member)) : refuse('second_factor_required', { keepsWrites: true, detail });
};

/** LGN-13. What was launched in this session ends with it. */
export const sessionLogout: Handler<typeof contract.sessionLogout> = ({ world, session }) => {
  world.store.remove('sessions', session.token);
  return ok(null);
};

/** ROL-03. */
function refusalAtEntry(world: World, member: Member, entry: Login['entry']): RefusalCode | null {
  if (entry === 'agent' && !isAgent(member)) return 'not_agent';
  return entry === 'member' && world.settings.membersOnlyEntry && isAgent(member) ? 'not_member' : null;
}

/** LGN-06b: the switch of the operator, then number and code. */
function checkSms(world: World, { username, password, countryDialingCode }: Login): Answer<Member> {
  if (world.settings.flags['MOBILEVERCODELOGIN3'] !== true) return refuse('operation_not_allowed');
  const phone = readPhone(username, countryDialingCode);
  if (!phone.ok) return phone;
  const checked = checkCode(world, 'login', phone.value, password);
  if (!checked.ok) return checked;
  const member = memberByMobile(world, phone.value);
  if (member === undefined) return refuse('code_incorrect');
  spendCode(world, 'login', phone.value);
  return ok(member);
}

function checkCredentials(world: World, { username, password, captcha }: Login): Answer<Member> {
  const account = accountName(username);
  const { captchaAfterFailures } = world.settings;
  const { count, locked } = failuresOf(world, account);
  const failed = (code: RefusalCode, failures: number): Answer<never> =>
    refuse(code, { keepsWrites: true, detail: { captcha: failures >= captchaAfterFailures } });

  if (locked) return failed('account_locked', count);
  if (count >= captchaAfterFailures) {
    if (captcha === undefined || captcha.trim() === '') return failed('captcha_required', count);
    if (!spendCaptcha(world, captcha)) return failed('captcha_incorrect', count);
  }
  const member = memberByAccount(world, account) ?? memberByPhoneLogin(world, account);
  if (member?.passwordDigest !== digestPassword(member?.account ?? account, password)) {
    return failed('credentials_incorrect', countFailure(world, account));
  }
  return ok(member);
}

/** PHONELOGIN3: the mobile number serves as a user name, with the same password. */
function memberByPhoneLogin(world: World, account: string): Member | undefined {
  if (world.settings.flags['PHONELOGIN3'] !== true) return undefined;
  const phone = readPhone(account);
  return phone.ok ? memberByMobile(world, phone.value) : undefined;
}
