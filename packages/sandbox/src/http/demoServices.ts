import * as v from 'valibot';
import { ok } from '#api/errors.ts';
import { type IdentityErrorCode, identityErrors } from '#api/identity.ts';
import { thirdParties } from '#api/primitives.ts';
import { sendIdentityCode, verifyIdentityCode } from '../accounts/identityService.ts';
import { setPasswordByTicket } from '../accounts/newPasswords.ts';
import { outbox } from '../accounts/outbox.ts';
import { issueIdToken } from '../accounts/thirdParties.ts';
import { authenticatorCode, authenticatorSecondsLeft } from '../accounts/totp.ts';
import { type PlatformLanguage, languageOf } from '../language.ts';
import { sendTestPush } from '../live/pushClock.ts';
import { payDeposit, readDeposit, refuseDeposit } from '../money/deposits.ts';
import { satangToAmount } from '../money/ledger.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Deposit } from '../schema/money.ts';
import { peopleOf } from '../seed/people.ts';
import { messages } from '../texts/messages.ts';
import { settle } from './serve.ts';

/** The path prefix of the demo services: bank, phone, third-party sign-in, identity service, password page. */
export const demoServicePath = '/sandbox-service/';

/** One call of a demo service. */
type Action = (sandbox: Sandbox, input: unknown, language: PlatformLanguage) => Answer<unknown>;

const provider = v.picklist(thirdParties);
const phoneInput = v.object({ phone: v.optional(v.string(), '') });
const codeInput = v.object({ phone: v.optional(v.string(), ''), code: v.optional(v.string(), '') });
const personInput = v.object({ provider, subject: v.string() });
const orderInput = v.object({ reference: v.string() });
const passwordInput = v.object({ ticket: v.string(), password: v.string() });

const actions: Readonly<Record<string, Action>> = {
  /** All messages and notifications that the sandbox has sent, or would have, and the authenticator app. */
  'GET phone/messages': (sandbox) =>
    ok({
      messages: [...outbox(sandbox), ...notices(sandbox)].toSorted((one, other) => other.at - one.at),
      authenticator: {
        code: authenticatorCode(sandbox.now()),
        secondsLeft: authenticatorSecondsLeft(sandbox.now()),
        own: ownCodes(sandbox),
      },
    }),
  /** Sends a test to every device. */
  'POST phone/test': (sandbox) => ok({ devices: sendTestPush(sandbox) }),
  'GET signin/people': (_, input) => ok({ people: peopleOf(v.parse(v.object({ provider }), input).provider) }),
  'POST signin/token'(sandbox, input) {
    const person = v.parse(personInput, input);
    const idToken = issueIdToken(sandbox, person.provider, person.subject);
    return idToken === undefined ? refuse('sign_in_cancelled') : ok({ idToken });
  },
  'POST identity/send': (sandbox, input, language) =>
    sendIdentityCode(sandbox, v.parse(phoneInput, input).phone, language),
  'POST identity/verify'(sandbox, input) {
    const { phone, code } = v.parse(codeInput, input);
    return verifyIdentityCode(sandbox, phone, code);
  },
  /** The page of the bank or wallet that pays a deposit order. */
  'GET bank/order': (sandbox, input) => orderAnswer(readDeposit(sandbox, v.parse(orderInput, input).reference)),
  'POST bank/pay': (sandbox, input) => paymentAnswer(payDeposit(sandbox, v.parse(orderInput, input).reference)),
  'POST bank/refuse': (sandbox, input) => paymentAnswer(refuseDeposit(sandbox, v.parse(orderInput, input).reference)),
  'POST password/set'(sandbox, input) {
    const { ticket, password } = v.parse(passwordInput, input);
    return setPasswordByTicket(sandbox, ticket, password);
  },
};

/** What was sent to devices, in the shape of a message, with all that the device was sent. */
const notices = ({ store }: Sandbox) =>
  Array.from(store.entries('sentPushes'), ([id, { memberId, at, payload }]) => ({
    ...{ id, at, channel: 'push', code: null, link: null },
    to: store.get('members', memberId)?.account ?? memberId,
    text: `${payload.title} · ${payload.body}`,
    payload,
  }));

/** The codes of the authenticators that members have set up themselves, by account name. */
const ownCodes = ({ store, now }: Sandbox): readonly { account: string; code: string }[] =>
  Array.from(store.entries('authenticators'), ([, { memberId, secret, pending }]) => ({
    account: store.get('members', memberId)?.account ?? memberId,
    secret: pending?.secret ?? secret,
  })).flatMap(({ account, secret }) => (secret === null ? [] : [{ account, code: authenticatorCode(now(), secret) }]));

/** True for a call of a demo service. The files of their pages are served elsewhere. */
export function isDemoServiceCall(request: Request): boolean {
  return callOf(request) in actions;
}

/** Answers a call of a demo service with JSON; a refusal with status 400, a code and a message for people. */
export async function answerDemoService(sandbox: Sandbox, request: Request): Promise<Response> {
  const language = languageOf(request.headers.get('Accept-Language'));
  const call = callOf(request);
  const input = await readInput(request);
  const answer = settle(sandbox, () => refusingInvalidInput(() => actions[call]?.(sandbox, input, language)));
  const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  if (answer.ok) return Response.json(answer.value ?? {}, { headers });
  const { code } = answer.error;
  const error = {
    code: call.startsWith('POST identity/') ? identityCode(code) : code,
    message: messages[code][language],
  };
  return Response.json({ error }, { status: 400, headers });
}

function callOf(request: Request): string {
  const { pathname } = new URL(request.url);
  return pathname.startsWith(demoServicePath) ? `${request.method} ${pathname.slice(demoServicePath.length)}` : '';
}

function refusingInvalidInput(action: () => Answer<unknown> | undefined): Answer<unknown> {
  try {
    return action() ?? refuse('invalid_input');
  } catch (error) {
    if (v.isValiError(error)) return refuse('invalid_input');
    throw error;
  }
}

/** Translates a refusal code to the identity service's own. */
function identityCode(code: string): IdentityErrorCode {
  const names = Object.keys(identityErrors) as IdentityErrorCode[];
  return names.find((name) => identityErrors[name] === code) ?? 'auth/internal-error';
}

async function readInput(request: Request): Promise<unknown> {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams);
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}

/** What the bank shows of an order: everything but its member. */
function orderAnswer(deposit: Deposit | undefined): Answer<unknown> {
  if (deposit === undefined) return refuse('invalid_input');
  const { reference, kind, status, expiresAt, payableSatang } = deposit;
  return ok({ reference, kind, status, expiresAt, amount: satangToAmount(payableSatang) });
}

const paymentAnswer = (answer: Answer<Deposit>): Answer<unknown> => (answer.ok ? orderAnswer(answer.value) : answer);
