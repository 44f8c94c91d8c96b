import { ok } from '#api/errors.ts';
import type * as contract from '#api/registration.ts';
import type { Registration } from '#api/registration.ts';
import type { LoginOutcomeValue } from '#api/session.ts';
import { readCode } from '#text/readDigits.ts';
import { readField } from '#text/readField.ts';
import { readText } from '#text/readText.ts';
import { accountName, createMember, memberByAccount, memberByMobile, memberLanguage } from '../accounts/accounts.ts';
import { memberByAffiliateCode } from '../accounts/affiliates.ts';
import { spendCaptcha } from '../accounts/captchas.ts';
import { checkCode, spendCode } from '../accounts/codes.ts';
import { ruleOf, rulesOf } from '../accounts/fieldRules.ts';
import { passesCheck } from '../accounts/humanChecks.ts';
import { readIdentityToken, spendIdentityToken } from '../accounts/identityService.ts';
import type { Caller } from '../accounts/logins.ts';
import { storePaymentPassword } from '../accounts/paymentPasswords.ts';
import { homeNumber, readPhone } from '../accounts/phoneNumbers.ts';
import { storeDetail } from '../accounts/profiles.ts';
import { memberByReferralCode, noteReferral } from '../accounts/referrals.ts';
import { type RegisterMethod, checkFields } from '../accounts/registrationFields.ts';
import { isAgent, subAgentType } from '../accounts/roles.ts';
import { checkName, countName } from '../accounts/senders.ts';
import { logIn } from '../accounts/sessions.ts';
import { defaultRatesBelow } from '../agents/defaultRates.ts';
import { countSignUp, countVisit, openLink } from '../agents/links.ts';
import { giveRates } from '../agents/rateChanges.ts';
import { noteSignUp } from '../agents/teamEvents.ts';
import type { CallContext, Handler } from '../handler.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { AgentLink } from '../schema/agents.ts';
import { countries } from '../seed/countries.ts';

export const systemRegisterSettings: Handler<typeof contract.systemRegisterSettings> = ({ sandbox }) =>
  ok({ captcha: sandbox.settings.registerCaptcha, fields: rulesOf(sandbox) });

/** The fields whose rules apply outside the sign-up form. */
const sharedFields: readonly string[] = ['username', 'password', 'mobileNum'];

export const validationRules: Handler<typeof contract.validationRules> = ({ sandbox }) =>
  ok({ fields: rulesOf(sandbox).filter(({ field }) => sharedFields.includes(field)) });

export const countryCodeList: Handler<typeof contract.countryCodeList> = () =>
  ok({
    countries: countries.map(({ country, dialingCode, digits, leadingZero }) => ({
      country,
      dialingCode,
      digits,
      leadingZero,
    })),
  });

/** REG-09: checks a code of the link: that of an agent, of a sign-up link (GEN-05e), or of a member (MEM-03f). */
export const affiliateCheck: Handler<typeof contract.affiliateCheck> = ({ sandbox }, { code, domain }) => {
  const opened = openLink(sandbox, code);
  if (opened !== null) countVisit(sandbox, opened.link);
  const member = memberByAffiliateCode(sandbox, code, domain) ?? memberByReferralCode(sandbox, code);
  return ok({ valid: opened !== null || member !== undefined });
};

export const memberRegister: Handler<typeof contract.memberRegister> = (context, input) =>
  register(context, input, 'username');

export const memberRegisterMobile: Handler<typeof contract.memberRegisterMobile> = (context, input) =>
  register(context, input, 'mobile');

/**
 * REG-08 to REG-11. Checks in the order of their cost to the player: first the flags and the fields, then what a check
 * consumes (human check, captcha). The code that was sent is consumed last, so that a user name that is taken does not
 * cost a new code.
 */
function register(context: CallContext, input: Registration, method: RegisterMethod): Answer<LoginOutcomeValue> {
  const { sandbox, language } = context;
  if (!isOpen(sandbox, input, method)) return refuse('operation_not_allowed');
  if (!isOwnAddress(input)) return refuse('domain_invalid');
  const checked = checkFields(sandbox, input, method);
  if (!checked.ok) return checked;
  const phone = phoneOf(input);
  if (phone !== null && !phone.ok) return phone;
  if (!passesCheck(sandbox, 'register', input.humanCheck)) return refuse('human_check_failed', { keepsWrites: true });
  // A code that was sent to the number keeps machines away as well as a picture does.
  const provesNumber = phone !== null && sandbox.settings.flags['REGMOBVERF3'] === true;
  const captcha =
    provesNumber && readCode(input.captcha ?? '') === '' ? ok(null) : checkCaptcha(context, input.captcha);
  if (!captcha.ok) return captcha;

  const source = sourceOf(sandbox, input);
  if (!source.ok) return source;
  const mobile = phone?.value ?? null;
  const verified = mobile === null ? ok(null) : verifyMobile(sandbox, input, mobile);
  if (!verified.ok) return verified;
  const account = method === 'mobile' && mobile !== null ? homeNumber(mobile) : accountName(input.username);
  const named = checkName(sandbox, account);
  if (!named.ok) return named;
  countName(sandbox, account);
  if (mobile !== null && memberByMobile(sandbox, mobile)) return refuse('mobile_taken', { keepsWrites: true });
  if (memberByAccount(sandbox, account)) return refuse('account_taken', { keepsWrites: true });

  if (mobile !== null) spendCode(sandbox, 'register', mobile);
  if (input.firebaseIdToken !== undefined) spendIdentityToken(sandbox, input.firebaseIdToken);
  const { password } = input;
  const read = readerOf(sandbox, input);
  const member = createMember(sandbox, {
    account,
    mobile,
    language: memberLanguage(language),
    uplineId: source.value.upline?.id ?? null,
    // Never the number, which other players would read.
    nickname: read('nickname') || (method === 'mobile' ? read('payeeName').split(' ')[0] : '') || account,
    type: source.value.link?.kind === 'agent' ? subAgentType : 0,
    payeeName: read('payeeName') || null,
    email: read('email') || null,
    ...(password !== undefined && password !== '' && { password }),
  });
  keepProfile(sandbox, member, input);
  const { link, upline } = source.value;
  if (link) {
    countSignUp(sandbox, link, member.id);
    noteSignUp(sandbox, link);
  } else if (upline && isAgent(upline)) giveRates(sandbox, member.id, defaultRatesBelow(sandbox, upline.id));
  if (source.value.inviter) noteReferral(sandbox, source.value.inviter, member);
  if (mobile !== null && sandbox.settings.flags['REGMOBVERF3'] !== true) {
    storeDetail(sandbox, member, 'unverifiedMobile', mobile);
  }
  return ok(logIn(context, member, 'signUp'));
}

/** The fields of the form that are kept elsewhere, or only checked. */
const otherwiseKept: ReadonlySet<string> = new Set([
  'username',
  'password',
  'mobileNum',
  'payeeName',
  'nickname',
  'email',
  'paymentPassword',
  'captcha',
  'verificationCode',
  'affiliateCode',
]);

/** Keeps the payment password (REG-02f), and what else the form has asked for (REG-03, REG-04). */
function keepProfile(sandbox: Sandbox, member: Member, input: Registration): void {
  const asked = rulesOf(sandbox).filter(({ enabled }) => enabled);
  const read = readerOf(sandbox, input);
  const paymentPassword = asked.some(({ field }) => field === 'paymentPassword') ? input.paymentPassword : undefined;
  if (paymentPassword !== undefined && paymentPassword !== '') storePaymentPassword(sandbox, member, paymentPassword);
  const fields = asked.flatMap(({ field }) => {
    const value = otherwiseKept.has(field) ? '' : read(field);
    return value === '' ? [] : [[field, value] as const];
  });
  if (fields.length === 0) return;
  sandbox.store.put('profiles', member.id, { memberId: member.id, fields: Object.fromEntries(fields) });
}

/** FLG-01. DIRECTREG3 enables the standalone registration page (`/register`). */
function isOpen({ settings: { flags } }: Sandbox, { registerUrl }: Registration, method: RegisterMethod): boolean {
  if (flags[method === 'mobile' ? 'MOBILENUMREG3' : 'USERNAMEREG3'] !== true) return false;
  return flags['DIRECTREG3'] === true || !/^\/register(\.html)?$/.test(URL.parse(registerUrl)?.pathname ?? '');
}

/** True when the form's URL is on the host that the input names. */
function isOwnAddress({ registerUrl, domain }: Registration): boolean {
  const url = URL.parse(registerUrl);
  return (
    url !== null && /^https?:$/.test(url.protocol) && [url.host, url.hostname].includes(domain.trim().toLowerCase())
  );
}

/** Null when no number was given. */
function phoneOf({ mobileNum = '', countryDialingCode }: Registration): Answer<string> | null {
  return readText(mobileNum) === '' ? null : readPhone(mobileNum, countryDialingCode);
}

/** REG-07. */
function checkCaptcha(caller: Caller, typed = ''): Answer<null> {
  if (!caller.sandbox.settings.registerCaptcha) return ok(null);
  if (readCode(typed) === '') return refuse('captcha_required', { keepsWrites: true });
  return spendCaptcha(caller, typed) ? ok(null) : refuse('captcha_incorrect', { keepsWrites: true });
}

/** Through whom a new member comes. */
interface Source {
  /** The agent whose affiliate code it was. */
  readonly upline: Member | undefined;
  /** The sign-up link that the code is of (GEN-05e). */
  readonly link: AgentLink | undefined;
  /** The member whose referral code it was (MEM-03f). */
  readonly inviter: Member | undefined;
}

/** REG-08: the members whose codes were typed or came with the link. A code that was typed must be valid. */
function sourceOf(sandbox: Sandbox, { affiliateCode = '', referralCode = '', domain }: Registration): Answer<Source> {
  const typed = readText(affiliateCode);
  const codes = [typed, readText(referralCode)].filter((code) => code !== '');
  const byAffiliate = (code: string) => openLink(sandbox, code)?.agent ?? memberByAffiliateCode(sandbox, code, domain);
  const byReferral = (code: string) => memberByReferralCode(sandbox, code);
  const isValid = typed === '' || (byAffiliate(typed) ?? byReferral(typed)) !== undefined;
  if (!isValid) return refuse('affiliate_incorrect', { keepsWrites: true });
  const [first] = codes;
  return ok({
    upline: first === undefined ? undefined : byAffiliate(first),
    link: first === undefined ? undefined : openLink(sandbox, first)?.link,
    inviter: codes.map(byReferral).find((member) => member !== undefined),
  });
}

/** REGMOBVERF3: verifies the number by the code that was sent, or by the token of the identity service. */
function verifyMobile(sandbox: Sandbox, input: Registration, mobile: string): Answer<null> {
  const { flags, smsService } = sandbox.settings;
  if (flags['REGMOBVERF3'] !== true) return ok(null);
  if (smsService === 'platform') return checkCode(sandbox, 'register', mobile, input.verificationCode ?? '');
  const token = input.firebaseChannel === 'sms' ? (input.firebaseIdToken ?? '') : '';
  return readIdentityToken(sandbox, token, mobile);
}

/** Returns a function that reads a field of the form, as its rule has judged it. */
function readerOf(sandbox: Sandbox, input: Registration): (field: string) => string {
  const typed = new Map<string, unknown>(Object.entries(input));
  return (field) => {
    const value = typed.get(field);
    const patternId = ruleOf(sandbox, field)?.patternId ?? null;
    return typeof value === 'string' ? readField(value, { field, patternId }) : '';
  };
}
