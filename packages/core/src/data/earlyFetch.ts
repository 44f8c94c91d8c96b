interface EarlyAnswers {
  /** When they were requested, in ms since the epoch by the device's clock. */
  readonly at: number;
  /** By URL, language and token, joined by newlines. */
  readonly answers: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    /** The early requests of the document; see apps/site/src/boot.ts. */
    readonly kinnariEarly?: EarlyAnswers;
  }
}

/** Age from which an early answer is not used, in ms. A tab can be suspended while the page loads. */
const freshMs = 30_000;

/** Makes a `fetch` that uses the answer of a matching early request, once, instead of sending the request again. */
export function createEarlyFetch(
  early: EarlyAnswers | undefined,
  send: typeof fetch = (...args) => fetch(...args),
  now: () => number = Date.now,
): typeof fetch {
  if (early === undefined) return send;
  return async (input, init) => {
    const key = keyOf(input, init);
    const answer = early.answers.get(key);
    early.answers.delete(key);
    if (answer === undefined || now() - early.at > freshMs) return send(input, init);
    // The connection may have recovered since the early request failed.
    return Promise.race([answer.catch(() => send(input, init)), abortOf(init?.signal)]);
  };
}

function keyOf(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): string {
  if (init?.method !== 'GET' || typeof input !== 'string') return '';
  const headers = new Headers(init.headers);
  const token = headers.get('Authorization')?.slice('Bearer '.length) ?? '';
  return `${input}\n${headers.get('Accept-Language')}\n${token}`;
}

/** Rejects when the signal aborts. */
function abortOf(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
