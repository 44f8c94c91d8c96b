import type * as contract from '#api/account.ts';
import type { Registration } from '#api/account.ts';
import { ok } from '#api/errors.ts';
import type { LoginOutcomeValue } from '#api/session.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Member } from '../rows.ts';
import type { World } from '../world.ts';
import { accountName, createMember, memberByAccount, memberByMobile, memberLanguage } from './accounts.ts';
import { memberByAffiliateCode } from './affiliates.ts';
import { spendCaptcha } from './captcha.ts';
import { checkCode, spendCode } from './codes.ts';
import { enter } from './entering.ts';
import type { CallContext, Handler } from './handler.ts';
import { passesCheck } from './humanCheck.ts';
import { readIdentityToken } from './identity.ts';
import { homeNumber, readPhone } from './phone.ts';
import { type RegisterMethod, checkFields } from './registerCheck.ts';

export const memberRegister: Handler<typeof contract.memberRegister> = (context, input) =>
  register(context, input, 'username');

export const memberRegisterMobile: Handler<typeof contract.memberRegisterMobile> = (context, input) =>
  register(context, input, 'mobile');

/**
 * REG-08..11. What costs the player nothing is checked first: is this way open, do the fields keep their rules. Then
 * what is used up by asking: the human check and the picture. The code that was sent is used up at the very end, so that
 * a name that is taken costs no new code.
 */
function register(
  { world, language }: CallContext,
  input: Registration,
  method: RegisterMethod,
): Answer<LoginOutcomeValue> {
  if (!isOpen(world, input, method)) return refuse('operation_not_allowed');
  if (!isOwnAddress(input)) return refuse('domain_invalid');
  const checked = checkFields(world, input, method);
  if (!checked.ok) return checked;
  const phone = phoneOf(input);
  if (phone !== null && !phone.ok) return phone;
  if (!passesCheck(world, 'register', input.humanCheck)) return refuse('human_check_failed', { keepsWrites: true });
  const captcha = checkCaptcha(world, input.captcha);
  if (!captcha.ok) return captcha;

  const upline = uplineOf(world, input);
  if (!upline.ok) return upline;
  const mobile = phone?.value ?? null;
  const proved = mobile === null ? ok(null) : checkMobile(world, input, mobile);
  if (!proved.ok) return proved;
  const account = method === 'mobile' && mobile !== null ? homeNumber(mobile) : accountName(input.username);
  if (mobile !== null && memberByMobile(world, mobile)) return refuse('mobile_taken', { keepsWrites: true });
  if (memberByAccount(world, account)) return refuse('account_taken', { keepsWrites: true });

  if (mobile !== null) spendCode(world, 'register', mobile);
  const { nickname, payeeName, email, password } = input;
  const member = createMember(world, {
    account,
    mobile,
    language: memberLanguage(language),
    uplineId: upline.value?.id ?? null,
    nickname: textOr(nickname, account),
    payeeName: textOr(payeeName, null),
    email: textOr(email, null),
    ...(password !== undefined && password !== '' && { password }),
  });
  return ok(enter(world, member));
}

/** FLG-01. DIRECTREG3 is the page of its own that a link leads to. */
function isOpen({ settings: { flags } }: World, { registerUrl }: Registration, method: RegisterMethod): boolean {
  if (flags[method === 'mobile' ? 'MOBILENUMREG3' : 'USERNAMEREG3'] !== true) return false;
  return flags['DIRECTREG3'] === true || !/^\/register(\.html)?$/.test(URL.parse(registerUrl)?.pathname ?? '');
}

/** Does the form stand under the host that it names? */
function isOwnAddress({ registerUrl, domain }: Registration): boolean {
  const url = URL.parse(registerUrl);
  return (
    url !== null && /^https?:$/.test(url.protocol) && [url.host, url.hostname].includes(domain.trim().toLowerCase())
  );
}

/** Null where no number was given. */
function phoneOf({ mobileNum = '', countryDialingCode }: Registration): Answer<string> | null {
  return mobileNum.trim() === '' ? null : readPhone(mobileNum, countryDialingCode);
}

/** REG-07. */
function checkCaptcha(world: World, typed = ''): Answer<null> {
  if (!world.settings.registerCaptcha) return ok(null);
  if (typed.trim() === '') return refuse('captcha_required', { keepsWrites: true });
  return spendCaptcha(world, typed) ? ok(null) : refuse('captcha_incorrect', { keepsWrites: true });
}

/** REG-08: a code that was typed, or came with the link, has to be right. */
function uplineOf(
  world: World,
  { affiliateCode = '', referralCode = '', domain }: Registration,
): Answer<Member | null> {
  const typed = affiliateCode.trim();
  const upline = memberByAffiliateCode(world, typed === '' ? referralCode : typed, domain) ?? null;
  return typed === '' || upline !== null ? ok(upline) : refuse('affiliate_incorrect', { keepsWrites: true });
}

/** REGMOBVERF3: by the code that we sent, or by what the identity service says. */
function checkMobile(world: World, input: Registration, mobile: string): Answer<null> {
  const { flags, smsService } = world.settings;
  if (flags['REGMOBVERF3'] !== true) return ok(null);
  if (smsService === 'platform') return checkCode(world, 'register', mobile, input.verificationCode ?? '');
  const token = input.firebaseChannel === 'sms' ? (input.firebaseIdToken ?? '') : '';
  return readIdentityToken(world, token, mobile);
}

function textOr<Other>(text: string | undefined, other: Other): string | Other {
  return text === undefined || text.trim() === '' ? other : text.trim();
}
