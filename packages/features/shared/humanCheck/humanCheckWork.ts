import type { Client } from '#api/client.ts';
import { type Result, fail, ok } from '#api/errors.ts';
import { type HumanCheckProof, humanCheckChallenge } from '#api/session.ts';
import type { HumanCheckAdapter } from './humanCheck.ts';

/** Few enough that the page answers between two batches. */
const batchSize = 256;

/** Are the first so many bits all zero? */
export function startsWithZeroBits(bytes: Uint8Array, zeroBits: number): boolean {
  const whole = zeroBits >> 3;
  const rest = zeroBits & 7;
  return (
    bytes.subarray(0, whole).every((byte) => byte === 0) && (rest === 0 || (bytes[whole] ?? 255) >> (8 - rest) === 0)
  );
}

/** The first number whose SHA-256 with the challenge starts with the zero bits; null when the signal ended the search. */
export async function findSolution(challenge: string, zeroBits: number, signal: AbortSignal): Promise<string | null> {
  const encoder = new TextEncoder();
  for (let start = 0; !signal.aborted; start += batchSize) {
    const digests = await Promise.all(
      Array.from({ length: batchSize }, (_, offset) =>
        crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}:${start + offset}`)),
      ),
    );
    const found = digests.findIndex((digest) => startsWithZeroBits(new Uint8Array(digest), zeroBits));
    if (found !== -1) return String(start + found);
    await nextTask();
  }
  return null;
}

/** Lets the page draw and answer; not a timer, which a browser would slow down in the background. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** The check without a third party: a small piece of work, done by the browser, that nobody has to see or read. */
export function createWorkCheck(client: Client): HumanCheckAdapter {
  return {
    async solve(action, signal): Promise<Result<HumanCheckProof>> {
      const task = await client.call(humanCheckChallenge, { action }, { signal });
      if (!task.ok) return task;
      const { challenge, zeroBits } = task.value;
      // Browsers offer the digest to secure pages only.
      if (!isSecureContext) return fail({ kind: 'refused', code: 'human_check_failed', message: '', detail: {} });
      const solution = await findSolution(challenge, zeroBits, signal);
      return solution === null ? fail({ kind: 'cancelled' }) : ok({ challenge, solution });
    },
  };
}
