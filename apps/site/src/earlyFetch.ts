interface EarlyAnswers {
  /** When they were asked for, in ms. */
  readonly at: number;
  readonly answers: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    /** What the boot script asked for ahead of the program; see boot.ts. */
    readonly kinnariEarly?: EarlyAnswers;
  }
}

/** Older ones are asked for again: somebody may have left the page half loaded in a sleeping tab. */
const freshMs = 30_000;

/** `fetch` that takes an answer which the boot script has asked for already, once. */
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
    // A line that broke then may hold now.
    return Promise.race([answer.catch(() => send(input, init)), givenUp(init?.signal)]);
  };
}

function keyOf(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): string {
  if (init?.method !== 'GET' || typeof input !== 'string') return '';
  const headers = new Headers(init.headers);
  const token = headers.get('Authorization')?.slice('Bearer '.length) ?? '';
  return `${input}\n${headers.get('Accept-Language')}\n${token}`;
}

function givenUp(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
