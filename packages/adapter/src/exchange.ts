import type { Adapter, PlatformAnswer, SendOptions, Target } from './adapter.ts';
import { Stop } from './stop.ts';

/** What the edge needs of `fetch`. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

/** What of the site's call goes on to the other platform. Nothing else of the browser does. */
const passedOn = ['Accept-Language', 'traceparent', 'X-Request-Id', 'X-Forwarded-For'];

/** The longest answer that is read, in characters. */
const longestAnswer = 2 ** 22;

export interface Exchange {
  readonly adapter: Adapter;
  readonly send: Send;
  /** The headers of the site's call. */
  readonly from: Headers;
  readonly signal: AbortSignal;
}

export const methodOf = (to: Target): string => to.slice(0, to.indexOf(' '));

/** Calls the other platform once and reads its answer, whatever it says. @throws Stop where there is none */
export async function exchange(
  { adapter, send, from, signal }: Exchange,
  to: Target,
  options: SendOptions,
): Promise<PlatformAnswer> {
  const headers = new Headers({ Accept: 'application/json' });
  for (const name of passedOn) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  const body = bodyOf(options.body, headers);
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
  const init = { method: methodOf(to), headers, redirect: 'manual', signal, ...body } as const;
  const address = addressOf(adapter, to, options);
  try {
    return await read(await send(address, init));
  } catch (cause) {
    if (cause instanceof Stop) throw cause;
    if (signal.aborted) throw new Stop('timeout', 'no answer in time', { status: 504, cause });
    throw new Stop('network', 'no answer', { cause });
  }
}

async function read(response: Response): Promise<PlatformAnswer> {
  const { ok, status, headers } = response;
  const text = await response.text();
  if (text.trim() === '') return { ok, status, headers, json: null };
  try {
    if (text.length > longestAnswer) throw new RangeError('too long');
    return { ok, status, headers, json: JSON.parse(text) };
  } catch (cause) {
    const waits = status === 429 || status === 503;
    throw new Stop('unreadable', `status ${status}, no JSON`, {
      ...(waits && { status, retryAfterS: retryAfterS(headers) }),
      cause,
    });
  }
}

/** The wait that an answer demands, in seconds: a number, or a date, which is compared with that of the answer. */
export function retryAfterS(headers: Headers): number | undefined {
  const value = headers.get('Retry-After') ?? '';
  if (/^\d+$/.test(value)) return Number(value);
  const ms = Date.parse(value) - (Date.parse(headers.get('Date') ?? '') || Date.now());
  return ms > 0 ? Math.ceil(ms / 1_000) : undefined;
}

function addressOf({ base }: Adapter, to: Target, { path = {}, query = {} }: SendOptions): string {
  const place = to.slice(to.indexOf(' ') + 1);
  const values = new Map<string, unknown>(Object.entries(path));
  const filled = place.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name);
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '' || value === '.' || value === '..')
      throw new RangeError(`${to}: no value for {${name}}`);
    return encodeURIComponent(value);
  });
  const address = new URL(filled.startsWith('/') ? base.replace(/\/$/, '') + filled : filled);
  for (const [name, value] of Object.entries(query)) if (value != null) address.searchParams.set(name, String(value));
  return address.href;
}

function bodyOf(body: unknown, headers: Headers): RequestInit {
  if (body == null) return {};
  if (body instanceof URLSearchParams || body instanceof FormData || body instanceof Blob || body instanceof Uint8Array)
    return { body: body as BodyInit };
  headers.set('Content-Type', 'application/json');
  return { body: JSON.stringify(body) };
}
