import type { EarlyReads } from '#api/client.ts';

interface EarlyAnswers {
  /** When they were requested, in ms since the epoch by the device's clock. */
  readonly at: number;
  /** By URL, language and token, joined by newlines. */
  readonly answers: Map<string, Promise<Response>>;
  /** Sends no further ones: the program sends what is left, in the order in which its page needs it. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    /** The early requests of the document; see apps/site/src/boot.ts. */
    readonly kinnariEarly?: EarlyAnswers;
  }
}

/** Age from which an early answer is not used, in ms. A tab can be suspended while the page loads. */
const freshMs = 30_000;

/** Early requests as a client uses them. */
export interface EarlyFetch extends EarlyReads {
  /** Uses the answer of a matching early request, once, instead of sending the request again. */
  readonly fetch: typeof fetch;
}

/** Takes the early requests over from the boot script. */
export function createEarlyFetch(
  early: EarlyAnswers | undefined,
  send: typeof fetch = (...args) => fetch(...args),
  now: () => number = Date.now,
): EarlyFetch {
  if (early === undefined) return { fetch: send, underWay: [], answers: () => false };
  early.stop();
  const find = (key: string) => (now() - early.at > freshMs ? undefined : early.answers.get(key));
  return {
    underWay: [...early.answers.values()],
    answers: (...read) => find(keyOf(...read)) !== undefined,
    async fetch(input, init) {
      const key = keyOfRequest(input, init);
      const answer = find(key);
      early.answers.delete(key);
      if (answer === undefined) return send(input, init);
      // The connection may have recovered since the early request failed.
      return Promise.race([answer.catch(() => send(input, init)), abortOf(init?.signal)]);
    },
  };
}

const keyOf = (url: string, language: string | null, token: string | null): string =>
  `${url}\n${language}\n${token ?? ''}`;

function keyOfRequest(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): string {
  if (init?.method !== 'GET' || typeof input !== 'string') return '';
  const headers = new Headers(init.headers);
  const token = headers.get('Authorization')?.slice('Bearer '.length) ?? null;
  return keyOf(input, headers.get('Accept-Language'), token);
}

/** Rejects when the signal aborts. */
function abortOf(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
