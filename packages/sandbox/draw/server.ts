import type { AnyRefusal, BuyAnswer, BuyRequest, SessionAnswer } from '../src/provider/draw/messages.ts';

const api = new URL('../api/draw/', location.href);

/** Waits between the attempts to learn whether a ticket was sold. */
const retryDelaysMs = [400, 1_000, 2_000, 4_000];
const deadlineMs = 8_000;

export function openSession(launch: string): Promise<SessionAnswer | AnyRefusal> {
  return ask(new URL(`session?${new URLSearchParams({ launch })}`, api));
}

/**
 * Buys a ticket, or learns whether it was bought: a lost answer is asked for again under the same round id, under which
 * money moves at most once. Throws when nobody answered in the end.
 */
export async function buyTicket(ticket: BuyRequest, onRetry: () => void): Promise<BuyAnswer | AnyRefusal> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await ask(new URL('buy', api), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(ticket),
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
  if (!response.ok) throw new Error(`the draw server answered ${response.status}`);
  return (await response.json()) as Answer;
}

/** An id that nobody else makes. Not `randomUUID`, which insecure origins do not have. */
export function createRoundId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
