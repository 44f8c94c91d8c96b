import * as v from 'valibot';
import { type IdentityErrorCode, identityErrors } from '#api/identity.ts';
import { thirdParties } from '#api/system.ts';
import { payDeposit, readDeposit, refuseDeposit } from './deposits.ts';
import { sendIdentityCode, verifyIdentityCode } from './domain/identity.ts';
import { outbox } from './domain/outbox.ts';
import { setPasswordByTicket } from './domain/passwords.ts';
import { issueIdToken } from './domain/thirdParty.ts';
import { satangToAmount } from './ledger.ts';
import { type PlatformLanguage, languageOf, messages } from './messages.ts';
import { type Answer, refuse } from './refusal.ts';
import type { Deposit } from './rows.ts';
import { peopleOf } from './seed/people.ts';
import { settle } from './serve.ts';
import { authenticatorCode, authenticatorSecondsLeft } from './totp.ts';
import type { World } from './world.ts';

/** Where the servers answer that the sandbox plays besides the platform's. */
export const standInPath = '/sandbox-service/';

/** One call of such a server: what it is sent, and what comes of it. */
type Action = (world: World, input: unknown, language: PlatformLanguage) => Answer<unknown>;

const provider = v.picklist(thirdParties);
const phoneInput = v.object({ phone: v.optional(v.string(), '') });
const codeInput = v.object({ phone: v.optional(v.string(), ''), code: v.optional(v.string(), '') });
const personInput = v.object({ provider, subject: v.string() });
const orderInput = v.object({ reference: v.string() });
const passwordInput = v.object({ ticket: v.string(), password: v.string() });

const actions: Readonly<Record<string, Action>> = {
  /** The phone and the mailbox of everybody, and the app that shows codes. */
  'GET phone/messages': (world) =>
    value({
      messages: outbox(world),
      authenticator: { code: authenticatorCode(world.now()), secondsLeft: authenticatorSecondsLeft(world.now()) },
    }),
  'GET signin/people': (_, input) => value({ people: peopleOf(v.parse(v.object({ provider }), input).provider) }),
  'POST signin/token'(world, input) {
    const person = v.parse(personInput, input);
    const idToken = issueIdToken(world, person.provider, person.subject);
    return idToken === undefined ? refuse('sign_in_cancelled') : value({ idToken });
  },
  'POST identity/send': (world, input, language) => sendIdentityCode(world, v.parse(phoneInput, input).phone, language),
  'POST identity/verify'(world, input) {
    const { phone, code } = v.parse(codeInput, input);
    return verifyIdentityCode(world, phone, code);
  },
  /** The bank and the e-wallet that an order to pay in leads to. */
  'GET bank/order': (world, input) => told(readDeposit(world, v.parse(orderInput, input).reference)),
  'POST bank/pay': (world, input) => toldOf(payDeposit(world, v.parse(orderInput, input).reference)),
  'POST bank/refuse': (world, input) => toldOf(refuseDeposit(world, v.parse(orderInput, input).reference)),
  'POST password/set'(world, input) {
    const { ticket, password } = v.parse(passwordInput, input);
    return setPasswordByTicket(world, ticket, password);
  },
};

/** Is this one of their addresses? Their pages, which are files, are not. */
export function isStandInCall(request: Request): boolean {
  return callOf(request) in actions;
}

/** The answer of the server that is asked: JSON, and 400 with a code and words for people when it says no. */
export async function answerStandIn(world: World, request: Request): Promise<Response> {
  const language = languageOf(request.headers.get('Accept-Language'));
  const call = callOf(request);
  const input = await readInput(request);
  const answer = settle(world, () => actInContract(() => actions[call]?.(world, input, language)));
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
  return pathname.startsWith(standInPath) ? `${request.method} ${pathname.slice(standInPath.length)}` : '';
}

/** An input that does not fit is refused like anything else. */
function actInContract(action: () => Answer<unknown> | undefined): Answer<unknown> {
  try {
    return action() ?? refuse('invalid_input');
  } catch (error) {
    if (v.isValiError(error)) return refuse('invalid_input');
    throw error;
  }
}

/** Such services have words of their own. */
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

const value = (answered: unknown): Answer<unknown> => ({ ok: true, value: answered });

/** What the bank knows of an order. Whose it is, is nothing to whoever has its number. */
function told(deposit: Deposit | undefined): Answer<unknown> {
  if (deposit === undefined) return refuse('invalid_input');
  const { reference, kind, status, expiresAt, payableSatang } = deposit;
  return value({ reference, kind, status, expiresAt, amount: satangToAmount(payableSatang) });
}

const toldOf = (answer: Answer<Deposit>): Answer<unknown> => (answer.ok ? told(answer.value) : answer);
