const api = new URL('../api/', location.href);

/** Delays before each retry of a round, in ms. */
const retryDelaysMs = [400, 1_000, 2_000, 4_000];
const deadlineMs = 8_000;

/** Reads from the game server. Rejects when the server cannot be reached. */
export function readFrom<Answer>(call: string, query: Readonly<Record<string, string>>): Promise<Answer> {
  return ask(new URL(`${call}?${new URLSearchParams(query)}`, api));
}

/**
 * Plays a round on the game server. A lost answer is requested again under the same round id, so money moves at most
 * once. Rejects when all retries fail.
 */
export async function sendTo<Answer>(call: string, body: object, onRetry: () => void): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await ask(new URL(call, api), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    } catch (error) {
      const delay = retryDelaysMs[attempt];
      if (delay === undefined) throw error;
      onRetry();
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}

async function ask<Answer>(url: URL, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(deadlineMs) });
  if (!response.ok) throw new Error(`the game server answered ${response.status}`);
  return (await response.json()) as Answer;
}

/** A random unique id for a round. Not `randomUUID`, which is missing on insecure origins. */
export function createRoundId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
