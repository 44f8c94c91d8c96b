import * as v from 'valibot';
import type { BodyCipher } from './cipher.ts';
import { envelope } from './envelope.ts';
import { type ApiError, type Result, fail, ok, toRefusalCode } from './errors.ts';
import { isUsable } from './list.ts';
import { type AnyOperation, type FileBody, type InputOf, type OutputOf, effectPolicies } from './operation.ts';
import { randomId } from './randomId.ts';
import { createTurns } from './turns.ts';

/** What the client needs from its host. Token and language are functions, so that each call uses the current ones. */
export interface ClientOptions {
  /** '' for the same origin. */
  readonly baseUrl: string;
  readonly token: () => string | null;
  readonly language: () => string;
  readonly cipher: () => Promise<BodyCipher>;
  /** Called once per 401 to a call that carried `token`, with the answer, whose body is not read. */
  readonly onUnauthorized?: (token: string, operation: AnyOperation, refusal: Response) => void;
  /** Called with the token that takes the place of the one that a call carried, where an answer has one (`Session-Token`). */
  readonly onRenewed?: (token: string, former: string) => void;
  /** How many reads are on their way at once; further ones wait for their turn. Other calls never wait. @default 4 */
  readonly readsAtOnce?: number;
  /** Reads that were sent before the client existed. */
  readonly earlyReads?: EarlyReads;
  readonly fetch?: typeof fetch;
  /** Waits between attempts. Replaced by tests. */
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Jitter of the waiting time, in [0, 1). Replaced by tests. */
  readonly random?: () => number;
}

/** Reads that were sent earlier, whose answers `fetch` returns. */
export interface EarlyReads {
  /** Those that wait for their answer. They count among the reads on their way. */
  readonly underWay: readonly Promise<unknown>[];
  /** Whether one of them answers this read, which then needs no turn of its own. */
  readonly answers: (url: string, language: string, token: string | null) => boolean;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Identifies one intent of the player. Needed for `money`; create it when the confirmation opens. */
  readonly idempotencyKey?: string;
  /** Where to send the key: `body` adds `idempotencyKey` to the JSON body. @default 'header' */
  readonly keyIn?: 'header' | 'body';
  /**
   * Refuses an answer from which entries had to be left out. For looking up a money intent: an intent that is missing from
   * an incomplete list may have taken effect.
   * @default false
   */
  readonly complete?: boolean;
  /** Sends a read before others that wait, where few are on their way at once. @default false */
  readonly ahead?: boolean;
  /** Sends this call in another way, such as one that reports its progress. @default the client's `fetch` */
  readonly send?: Send;
}

/** What the client needs of `fetch`. Rejects with a `TypeError` or a `DOMException` when no answer arrives. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

export interface Client {
  /** Calls the platform. Failures of the network and the platform are in the result; an invalid input throws. */
  call<Op extends AnyOperation>(
    operation: Op,
    input: InputOf<Op>,
    options?: CallOptions,
  ): Promise<Result<OutputOf<Op>>>;
}

/** The longest answer that is read, in characters. The largest of the contract has a tenth of it. */
const longestAnswer = 2 ** 22;
/** Over HTTP/1.1 a browser opens six connections to a host, and the site's files need some. */
export const fewConnections = 4;
const firstDelayMs = 300;
const longestDelayMs = 5_000;

export function createClient(options: ClientOptions): Client {
  const send = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));
  const sleep = options.sleep ?? sleepFor;
  const random = options.random ?? Math.random;
  const inTurn = createTurns(options.readsAtOnce ?? fewConnections, options.earlyReads?.underWay);

  async function attempt<Op extends AnyOperation>(
    operation: Op,
    body: unknown,
    call: CallOptions,
  ): Promise<Result<OutputOf<Op>>> {
    const outcomeUnknown = operation.effect !== 'read';
    // Taken before the wait: an answer belongs to the session that asked for it.
    const token = operation.auth === 'none' ? null : options.token();
    const early = options.earlyReads?.answers(urlOf(operation, body, options), languageOf(options), token);
    // The lookup of a money intent does not wait behind what only fills the page.
    const leave = outcomeUnknown || call.complete || early ? undefined : await inTurn(call);
    const deadline = AbortSignal.timeout(operation.deadlineMs ?? effectPolicies[operation.effect].deadlineMs);
    const signal = call.signal ? AbortSignal.any([call.signal, deadline]) : deadline;
    try {
      signal.throwIfAborted();
      const request = await buildRequest(operation, body, { ...options, token, ...call });
      const response = await (call.send ?? send)(request.url, { ...request.init, signal });
      const renewed = response.headers.get('Session-Token');
      if (renewed && token) options.onRenewed?.(renewed, token);
      if (response.status === 401) {
        if (token !== null) options.onUnauthorized?.(token, operation, response);
        return fail({ kind: 'unauthorized' });
      }
      if (response.status === 429) return fail({ kind: 'rateLimited', retryAfterMs: retryAfterMs(response) });
      if (response.status >= 500 || response.status === 408) {
        return fail({
          kind: 'unavailable',
          status: response.status,
          outcomeUnknown,
          retryAfterMs: retryAfterMs(response),
        });
      }
      return readAnswer(operation, await readText(response, signal), outcomeUnknown, outcomeUnknown || call.complete);
    } catch (cause) {
      if (call.signal?.aborted) return fail({ kind: 'cancelled' });
      if (deadline.aborted) return fail({ kind: 'timeout', outcomeUnknown });
      if (cause instanceof TypeError || cause instanceof DOMException) return fail({ kind: 'network', outcomeUnknown });
      throw cause;
    } finally {
      leave?.();
    }
  }

  return {
    async call(operation, input, call = {}) {
      const parsed = v.safeParse(operation.input, input);
      // An invalid input is a bug of the caller, not an expected failure.
      if (!parsed.success) throw new Error(`${operation.id}: ${describeIssues(parsed.issues).join('; ')}`);
      const { retries } = effectPolicies[operation.effect];
      for (let tries = 0; ; tries += 1) {
        const result = await attempt(operation, parsed.output, call);
        if (result.ok || tries >= retries || !isRetryable(result.error)) return result;
        const ceiling = Math.min(longestDelayMs, firstDelayMs * 2 ** tries);
        const requestedMs =
          'retryAfterMs' in result.error ? Math.min(longestDelayMs, result.error.retryAfterMs ?? 0) : 0;
        await sleep(Math.max(requestedMs, random() * ceiling), call.signal ?? new AbortController().signal);
        if (call.signal?.aborted) return fail({ kind: 'cancelled' });
      }
    },
  };
}

function isRetryable(error: ApiError): boolean {
  return error.kind === 'network' || error.kind === 'unavailable' || error.kind === 'rateLimited';
}

/** The wait that an answer demands: a number of seconds, or a date, which is compared with that of the answer. */
function retryAfterMs({ headers }: Response): number {
  const value = headers.get('Retry-After') ?? '';
  const now = Date.parse(headers.get('Date') ?? '') || Date.now();
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now;
  return ms > 0 ? ms : 0;
}

/**
 * Reads a body up to the limit. What was cut off is no JSON.
 * @param signal gives the body up: an early request was sent without the signal of the call that uses its answer
 */
async function readText({ body }: Response, signal: AbortSignal): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream(), { signal }).getReader();
  let text = '';
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    text += part.value;
    if (text.length <= longestAnswer) continue;
    void reader?.cancel();
    return '';
  }
  return text;
}

interface RequestContext extends Pick<ClientOptions, 'baseUrl' | 'language' | 'cipher'>, CallOptions {
  readonly token: string | null;
}

const languageOf = ({ language }: Pick<ClientOptions, 'language'>): string => language().toLowerCase();

function urlOf({ path, body }: AnyOperation, input: unknown, { baseUrl }: Pick<ClientOptions, 'baseUrl'>): string {
  const query = body === 'query' ? toQuery(input).toString() : '';
  return baseUrl + path + (query === '' ? '' : `?${query}`);
}

async function buildRequest(operation: AnyOperation, input: unknown, context: RequestContext) {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': languageOf(context) });
  if (context.token !== null) headers.set('Authorization', `Bearer ${context.token}`);
  const { idempotencyKey, keyIn = 'header' } = context;
  if (idempotencyKey !== undefined && keyIn === 'header') headers.set('Idempotency-Key', idempotencyKey);
  if (operation.sealedHeader !== undefined) {
    headers.set(operation.sealedHeader, (await context.cipher()).seal(randomId().replaceAll('-', '')));
  }
  const init: RequestInit = { method: operation.method, headers, credentials: 'same-origin' };
  if (operation.body === 'form') {
    init.body = toQuery(input);
  } else if (operation.body === 'file') {
    const { name, type, bytes } = input as FileBody;
    headers.set('Content-Type', type);
    headers.set('X-File-Name', encodeURIComponent(name));
    init.body = bytes;
  } else if (operation.body !== 'none' && operation.body !== 'query') {
    headers.set('Content-Type', 'application/json');
    const keyed = idempotencyKey !== undefined && keyIn === 'body';
    const json = JSON.stringify(keyed ? { ...Object(input), idempotencyKey } : input);
    init.body = operation.body === 'sealed' ? JSON.stringify({ enc: (await context.cipher()).seal(json) }) : json;
  }
  return { url: urlOf(operation, input, context), init };
}

/** Converts an input to query parameters, in the order of the schema. Leaves out undefined and null. */
function toQuery(input: unknown): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query;
}

/** @param complete refuses an answer whose lists have entries that break the contract */
function readAnswer<Op extends AnyOperation>(
  operation: Op,
  text: string,
  outcomeUnknown: boolean,
  complete: boolean | undefined,
): Result<OutputOf<Op>> {
  const breach = (issues: readonly string[]): Result<OutputOf<Op>> =>
    fail({ kind: 'contract', operation: operation.id, issues, outcomeUnknown });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return breach(['the answer is not JSON']);
  }
  const wrapped = v.safeParse(envelope, json);
  if (!wrapped.success) return breach(describeIssues(wrapped.issues));
  const { success, value, message, code } = wrapped.output;
  if (!success) {
    const detail = typeof value === 'object' && value !== null ? { ...value } : {};
    return fail({ kind: 'refused', code: toRefusalCode(code, operation.refusals), message: message ?? '', detail });
  }
  const { issues, output } = v.safeParse(operation.output, value);
  if (issues) {
    const described = describeIssues(issues);
    if (complete || !isUsable(issues)) return breach(described);
    reportOnce(operation.id, described);
  }
  return ok(output as OutputOf<Op>);
}

const reported = new Set<string>();

/** Reports entries that lists left out, each as `path: message`. Once per operation: most answers are read repeatedly. */
function reportOnce(operation: string, entries: readonly string[]): void {
  // oxlint-disable-next-line no-console -- the operator has no other place to see it
  if (!reported.has(operation)) console.warn(`${operation}: left out`, entries);
  reported.add(operation);
}

/** Formats each issue as `path: message`, for logs and the contract error. Never shown to players. */
export function describeIssues(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return issues.map((issue) => `${issue.path?.map(({ key }) => key).join('.') ?? '(root)'}: ${issue.message}`);
}

function sleepFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
