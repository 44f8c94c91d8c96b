import * as v from 'valibot';
import type { BodyCipher } from './cipher.ts';
import { envelope } from './envelope.ts';
import { type ApiError, type Result, fail, ok, toRefusalCode } from './errors.ts';
import { type AnyOperation, type InputOf, type OutputOf, effectPolicies } from './operation.ts';

/** What the client needs from its host. Functions, so that it always sees the newest token and language. */
export interface ClientOptions {
  /** '' for the same origin. */
  readonly baseUrl: string;
  readonly token: () => string | null;
  readonly language: () => string;
  readonly cipher: () => Promise<BodyCipher>;
  /** Told once per answer 401 to a call that carried `token`. */
  readonly onUnauthorized?: (token: string, operation: AnyOperation) => void;
  readonly fetch?: typeof fetch;
  /** Handed in by tests: waiting and chance. */
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly random?: () => number;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** One intent, one key: required in spirit for `money`, made when the confirmation opens. */
  readonly idempotencyKey?: string;
  /** Where the platform looks for the key: `body` adds `idempotencyKey` to the JSON. @default 'header' */
  readonly keyIn?: 'header' | 'body';
}

export interface Client {
  /** Calls the platform. Never throws for what the network or the platform does: the failure is in the result. */
  call<Op extends AnyOperation>(
    operation: Op,
    input: InputOf<Op>,
    options?: CallOptions,
  ): Promise<Result<OutputOf<Op>>>;
}

const firstDelayMs = 300;
const longestDelayMs = 5_000;

export function createClient(options: ClientOptions): Client {
  const send = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));
  const sleep = options.sleep ?? sleepFor;
  const random = options.random ?? Math.random;

  async function attempt<Op extends AnyOperation>(
    operation: Op,
    body: unknown,
    call: CallOptions,
  ): Promise<Result<OutputOf<Op>>> {
    const outcomeUnknown = operation.effect !== 'read';
    const token = operation.auth === 'none' ? null : options.token();
    const deadline = AbortSignal.timeout(effectPolicies[operation.effect].deadlineMs);
    const signal = call.signal ? AbortSignal.any([call.signal, deadline]) : deadline;
    try {
      const request = await buildRequest(operation, body, { ...options, token, ...call });
      const response = await send(request.url, { ...request.init, signal });
      if (response.status === 401) {
        if (token !== null) options.onUnauthorized?.(token, operation);
        return fail({ kind: 'unauthorized' });
      }
      if (response.status === 429) return fail({ kind: 'rateLimited', retryAfterMs: retryAfterMs(response) });
      if (response.status >= 500 || response.status === 408) {
        return fail({ kind: 'unavailable', status: response.status, outcomeUnknown });
      }
      return readAnswer(operation, await response.text(), outcomeUnknown);
    } catch (cause) {
      if (call.signal?.aborted) return fail({ kind: 'cancelled' });
      if (deadline.aborted) return fail({ kind: 'timeout', outcomeUnknown });
      if (cause instanceof TypeError || cause instanceof DOMException) return fail({ kind: 'network', outcomeUnknown });
      throw cause;
    }
  }

  return {
    async call(operation, input, call = {}) {
      const parsed = v.safeParse(operation.input, input);
      // A wrong input is our own mistake, not the network's: say it loudly.
      if (!parsed.success) throw new Error(`${operation.id}: ${describeIssues(parsed.issues).join('; ')}`);
      const { retries } = effectPolicies[operation.effect];
      for (let tries = 0; ; tries += 1) {
        const result = await attempt(operation, parsed.output, call);
        if (result.ok || tries >= retries || !worthRepeating(result.error)) return result;
        const ceiling = Math.min(longestDelayMs, firstDelayMs * 2 ** tries);
        const asked = result.error.kind === 'rateLimited' ? Math.min(longestDelayMs, result.error.retryAfterMs) : 0;
        await sleep(Math.max(asked, random() * ceiling), call.signal ?? new AbortController().signal);
        if (call.signal?.aborted) return fail({ kind: 'cancelled' });
      }
    },
  };
}

function worthRepeating(error: ApiError): boolean {
  return error.kind === 'network' || error.kind === 'unavailable' || error.kind === 'rateLimited';
}

function retryAfterMs(response: Response): number {
  const seconds = Number(response.headers.get('Retry-After'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}

interface RequestContext extends Pick<ClientOptions, 'baseUrl' | 'language' | 'cipher'>, CallOptions {
  readonly token: string | null;
}

async function buildRequest(operation: AnyOperation, input: unknown, context: RequestContext) {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': context.language().toLowerCase() });
  if (context.token !== null) headers.set('Authorization', `Bearer ${context.token}`);
  const { idempotencyKey, keyIn = 'header' } = context;
  if (idempotencyKey !== undefined && keyIn === 'header') headers.set('Idempotency-Key', idempotencyKey);
  if (operation.sealedHeader !== undefined) {
    headers.set(operation.sealedHeader, (await context.cipher()).seal(randomText()));
  }
  const init: RequestInit = { method: operation.method, headers, credentials: 'same-origin' };
  let url = context.baseUrl + operation.path;
  if (operation.body === 'query') {
    const query = toQuery(input).toString();
    if (query !== '') url += `?${query}`;
  } else if (operation.body === 'form') {
    init.body = toQuery(input);
  } else if (operation.body !== 'none') {
    headers.set('Content-Type', 'application/json');
    const keyed = idempotencyKey !== undefined && keyIn === 'body';
    const json = JSON.stringify(keyed ? { ...Object(input), idempotencyKey } : input);
    init.body = operation.body === 'sealed' ? JSON.stringify({ enc: (await context.cipher()).seal(json) }) : json;
  }
  return { url, init };
}

/** Query parameters in the order of the schema; absent ones are left out, everything else as text. */
export function toQuery(input: unknown): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query;
}

function readAnswer<Op extends AnyOperation>(
  operation: Op,
  text: string,
  outcomeUnknown: boolean,
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
    return fail({ kind: 'refused', code: toRefusalCode(code), message: message ?? '', detail });
  }
  const parsed = v.safeParse(operation.output, value);
  return parsed.success ? ok(parsed.output as OutputOf<Op>) : breach(describeIssues(parsed.issues));
}

/** `path: message` for each issue; for logs and the contract error, never for players. */
export function describeIssues(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return issues.map((issue) => `${v.getDotPath(issue) ?? '(root)'}: ${issue.message}`);
}

/** 128 random bits in hex. */
function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function sleepFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
