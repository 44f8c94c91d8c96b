import * as v from 'valibot';
import type { BodyCipher } from '#api/cipher.ts';
import { type Envelope, envelope } from '#api/envelope.ts';
import type { AnyOperation, InputOf, WireOutputOf } from '#api/operation.ts';
import { effectPolicies } from '#api/operation.ts';
import { type OperationId, type Operations, operations } from '#api/operations.ts';
import { type RequestOptions, requestOf } from '#api/requestOf.ts';
import { findSolution } from '#core/security/humanCheck/humanCheckWork.ts';
import { UserError } from '../lib/userError.ts';

/** Who asks. */
export type Role = 'visitor' | 'member' | 'agent';

/** An account of the platform, or a session of it that is open. */
export const account = v.union([
  v.object({ token: v.string(), paymentPassword: v.optional(v.string()) }),
  v.object({ username: v.string(), password: v.string(), paymentPassword: v.optional(v.string()) }),
]);
export type Account = v.InferOutput<typeof account>;

/** What is sent and waited with. */
export interface Seams {
  /** Asks the platform. It can stand behind something that translates. */
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Waits until the next call may be sent. */
  readonly pace: () => Promise<void>;
  readonly sleep: (ms: number) => Promise<void>;
}

export interface PlatformOptions extends Seams {
  /** The platform's origin. */
  readonly base: string;
  /** The origin of the site's pages. */
  readonly site: string;
  readonly accounts: Partial<Record<Exclude<Role, 'visitor'>, Account>>;
  readonly cipher: BodyCipher;
}

/** What a platform has answered. */
export interface Reply {
  readonly id: OperationId;
  readonly role: Role;
  readonly input: unknown;
  /** 0 where there is no answer. */
  readonly status: number;
  readonly headers: Headers;
  readonly ms: number;
  /** The length of the body in letters, once it is unpacked. */
  readonly length: number;
  /** Null where it is none, and for what is no JSON. */
  readonly envelope: Envelope | null;
  /** The body as JSON; undefined where it is none. */
  readonly json: unknown;
  /** Of a success, as it was sent. */
  readonly value: unknown;
  readonly succeeded: boolean;
}

export interface AskOptions extends Pick<RequestOptions, 'idempotencyKey' | 'keyIn' | 'language'> {
  /** Sends no token, though the role has one. */
  readonly withoutSession?: boolean;
  /** Does not wait for its turn, so that two calls are under way at once. */
  readonly atOnce?: boolean;
}

export interface Platform extends PlatformOptions {
  readonly roles: readonly Role[];
  /** Every answer so far. */
  readonly replies: readonly Reply[];
  ask: (id: OperationId, input: unknown, role: Role, options?: AskOptions) => Promise<Reply>;
  /** Asks and returns the value; null for anything but a success. */
  valueOf: <Id extends OperationId>(
    id: Id,
    input: InputOf<Operations[Id]>,
    role: Role,
  ) => Promise<WireOutputOf<Operations[Id]> | null>;
  /** Ends the sessions that this run has begun. */
  leave: () => Promise<void>;
}

/** Logs the accounts in. @throws UserError where an account cannot be logged in */
export async function enterPlatform(options: PlatformOptions): Promise<Platform> {
  const { base, site, accounts, cipher, fetch, pace, sleep } = options;
  const replies: Reply[] = [];
  const tokens = new Map<Role, string>();
  const opened = new Set<Role>();

  async function send(operation: AnyOperation, input: unknown, role: Role, asked: AskOptions): Promise<Response> {
    const { withoutSession, atOnce, ...rest } = asked;
    const token = withoutSession || operation.auth === 'none' ? null : (tokens.get(role) ?? null);
    const { address, init } = await requestOf(base, operation, input, { ...rest, token, cipher });
    if (site !== base) init.headers.set('Origin', site);
    init.headers.set('Accept-Encoding', 'gzip, br');
    const ms = operation.deadlineMs ?? effectPolicies[operation.effect].deadlineMs;
    for (let tries = 0; ; tries += 1) {
      if (!atOnce) await pace();
      const response = await fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(ms) });
      const seconds = Number(response.headers.get('Retry-After'));
      if (response.status !== 429 || operation.effect !== 'read' || tries > 0 || !(seconds <= 60)) return response;
      await sleep(seconds * 1_000);
    }
  }

  const platform: Platform = {
    ...options,
    replies,
    get roles() {
      return ['visitor', ...tokens.keys()] as const;
    },
    async ask(id, input, role, asked = {}) {
      const begin = performance.now();
      let [status, text, headers] = [0, '', new Headers()];
      try {
        const response = await send(operations[id], input, role, asked);
        ({ status, headers } = response);
        text = await response.text();
      } catch (cause) {
        if (!(cause instanceof TypeError || cause instanceof DOMException)) throw cause;
      }
      const json = jsonOf(text);
      const wrapped = v.safeParse(envelope, json);
      const answered = wrapped.success ? wrapped.output : null;
      const succeeded = status === 200 && answered?.success === true;
      const about = { id, role, input, status, headers, json, succeeded, length: text.length };
      const reply = { ...about, ms: performance.now() - begin, envelope: answered, value: answered?.value };
      replies.push(reply);
      return reply;
    },
    async valueOf(id, input, role) {
      const { succeeded, value } = await platform.ask(id, input, role);
      return succeeded && v.safeParse(operations[id].output, value).success ? value : null;
    },
    async leave() {
      for (const role of opened) await platform.ask('sessionLogout', {}, role);
    },
  };

  if ((await platform.ask('systemStatus', {}, 'visitor')).status === 0) throw new UserError(`${base} does not answer`);
  for (const role of ['member', 'agent'] as const) {
    const given = accounts[role];
    if (given === undefined) continue;
    if ('token' in given) {
      tokens.set(role, given.token);
      continue;
    }
    const { username, password } = given;
    const humanCheck = await solvedCheck(platform);
    const input = { username, password, type: 'username', ...(humanCheck && { humanCheck }) };
    const { value, envelope: answer, status } = await platform.ask('sessionLogin', input, 'visitor');
    const login = v.safeParse(operations.sessionLogin.output, value);
    if (!login.success)
      throw new UserError(
        `the ${role}'s login fails (status ${status}, ${answer?.code ?? 'no code'}): name a token instead`,
      );
    tokens.set(role, login.output.token);
    opened.add(role);
  }
  return platform;
}

/** The proof of a human check where the platform asks for one at the login. */
async function solvedCheck(platform: Platform) {
  const site = await platform.valueOf(
    'systemPermission',
    { url: new URL(platform.site).host, language: 'TH' },
    'visitor',
  );
  if (site?.humanCheck === 'none') return null;
  const task = await platform.valueOf('humanCheckChallenge', { action: 'login' }, 'visitor');
  if (task === null) return null;
  const { challenge, zeroBits } = task;
  const solution = await findSolution(challenge, zeroBits, new AbortController().signal);
  return { challenge, solution: solution ?? '' };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
