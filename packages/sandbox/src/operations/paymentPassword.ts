import { ok } from '#api/errors.ts';
import type { WireOutputOf } from '#api/operation.ts';
import type * as contract from '#api/paymentPassword.ts';
import { noteChange } from '../accounts/accountChanges.ts';
import { addressOfCode, checkCode, sendCode, spendCode } from '../accounts/codes.ts';
import { checkCurrentPassword } from '../accounts/currentPassword.ts';
import { ruleOf } from '../accounts/fieldRules.ts';
import { checkMoney, moneyPasskeysOf } from '../accounts/moneyPasskeys.ts';
import { askForPasskey, questionOf } from '../accounts/passkeys.ts';
import {
  acceptPaymentPassword,
  checkPaymentPassword,
  issueProof,
  paymentPasswordOf,
  storePaymentPassword,
} from '../accounts/paymentPasswords.ts';
import { maskPhone } from '../accounts/phoneNumbers.ts';
import { maskEmail } from '../accounts/secondFactors.ts';
import { refuseWeak, wordsOf } from '../accounts/weakPasswords.ts';
import type { Handler } from '../handler.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import { iso } from '../time.ts';

type State = WireOutputOf<typeof contract.paymentPasswordState>;

export const paymentPasswordState: Handler<typeof contract.paymentPasswordState> = ({ sandbox, member }) =>
  stateOf(sandbox, member);

/**
 * Sets the payment password, changes it, or resets it by code. The new one is checked first, so no try is lost on it.
 */
export const paymentPasswordSet: Handler<typeof contract.paymentPasswordSet> = ({ sandbox, member }, input) => {
  const { loginPassword, oldPassword, code, newPassword } = input;
  const accepted = acceptPaymentPassword(sandbox, newPassword, input.confirmNewPassword);
  if (!accepted.ok) return accepted;
  const isSet = paymentPasswordOf(sandbox, member).digest !== null;
  if (code !== undefined) return resetByCode(sandbox, member, code, newPassword);
  if (isSet) {
    const checked = checkPaymentPassword(sandbox, member, oldPassword ?? '');
    if (!checked.ok) return checked;
    if (oldPassword === newPassword) return refuse('password_same');
  } else if (!hasLoginPassword(member)) {
    return refuse('code_missing');
  } else {
    const checked = checkCurrentPassword(sandbox, member, loginPassword ?? '');
    if (!checked.ok) return checked;
  }
  const fitting = refuseOwn(sandbox, member, newPassword);
  if (!fitting.ok) return fitting;
  changePaymentPassword(sandbox, member, newPassword);
  return stateOf(sandbox, member);
};

/** Comes after the proof: an open session alone must not find out parts of the number by trying them. */
const refuseOwn = (sandbox: Sandbox, member: Member, password: string): Answer<null> =>
  refuseWeak(sandbox, 'paymentPassword', { password, field: 'newPassword', own: wordsOf(member) });

/** Withdrawals do not rest after the first one: there was none to change, and each place that money goes to waits itself. */
function changePaymentPassword(sandbox: Sandbox, member: Member, newPassword: string): void {
  const isFirst = paymentPasswordOf(sandbox, member).digest === null;
  storePaymentPassword(sandbox, member, newPassword);
  noteChange(sandbox, member, 'paymentPassword', !isFirst);
}

/** The first one of an account without a login password needs a code too. */
function resetByCode(sandbox: Sandbox, member: Member, code: string, newPassword: string): Answer<State> {
  const addresses = Object.values(addressesOf(member)).filter((address) => address !== null);
  const address = addressOfCode(sandbox, 'paymentPassword', addresses, code);
  if (address === undefined) return refuse('operation_not_allowed');
  const checked = checkCode(sandbox, 'paymentPassword', address, code);
  if (!checked.ok) return checked;
  const fitting = refuseOwn(sandbox, member, newPassword);
  if (!fitting.ok) return fitting;
  spendCode(sandbox, 'paymentPassword', address);
  changePaymentPassword(sandbox, member, newPassword);
  return stateOf(sandbox, member);
}

export const paymentPasswordCode: Handler<typeof contract.paymentPasswordCode> = (context, { channel }) => {
  const { sandbox, member, language } = context;
  const address = addressesOf(member)[channel];
  if (address === null) return refuse('operation_not_allowed');
  return sendCode(sandbox, { purpose: 'paymentPassword', channel, address, language });
};

export const passkeyMoneyOptions: Handler<typeof contract.passkeyMoneyOptions> = (context) => {
  const { sandbox, member, session, origin } = context;
  const keys = moneyPasskeysOf(sandbox, member.id);
  if (!keys.ok) return keys;
  const asked = askForPasskey(sandbox, 'money', origin, session);
  return asked.ok ? ok(questionOf(asked.value, origin, keys.value)) : asked;
};

export const paymentPasswordCheck: Handler<typeof contract.paymentPasswordCheck> = (context, input) => {
  const { sandbox, member, session } = context;
  const checked = checkMoney(context, input);
  return checked.ok ? ok(issueProof(sandbox, member, session)) : checked;
};

function stateOf(sandbox: Sandbox, member: Member): Answer<State> {
  const rule = ruleOf(sandbox, 'paymentPassword');
  if (rule === undefined) return refuse('operation_not_allowed');
  const { digest, failures, lockedUntil, restsUntil } = paymentPasswordOf(sandbox, member);
  const { factors, tries, restHours } = sandbox.settings.moneyOut;
  const { sms, email } = addressesOf(member);
  return ok({
    state: digest === null ? 'unset' : lockedUntil === null ? 'set' : 'locked',
    triesLeft: lockedUntil === null ? tries - failures : 0,
    lockedUntil: lockedUntil === null ? null : iso(lockedUntil),
    restsUntil: restsUntil === null ? null : iso(restsUntil),
    restHours,
    // Whether the sign-up form asks for it does not matter here.
    rule: { ...rule, enabled: true, required: true },
    hasLoginPassword: hasLoginPassword(member),
    hasAuthenticator: member.authenticator,
    channels: [
      ...(sms === null ? [] : [{ channel: 'sms' as const, to: maskPhone(sms) }]),
      ...(email === null ? [] : [{ channel: 'email' as const, to: maskEmail(email) }]),
    ],
    factors: [...factors],
    passkey: moneyPasskeysOf(sandbox, member.id).ok,
  });
}

const addressesOf = ({ mobile, email }: Member) => ({ sms: mobile, email });

const hasLoginPassword = ({ passwordDigest }: Member): boolean => passwordDigest !== '';
