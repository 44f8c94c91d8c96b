import { sha256 } from '@noble/hashes/sha2.js';
import type { Client } from '#api/client.ts';
import { type Result, fail, ok } from '#api/errors.ts';
import { type HumanCheckProof, humanCheckChallenge } from '#api/humanCheck.ts';
import type { HumanCheckAdapter } from './humanCheck.types.ts';

/** Hashes between two pauses: about 2 ms of a phone, so that the page stays responsive. */
const batchSize = 256;

/** Whether the first `zeroBits` bits are all zero. */
export function startsWithZeroBits(bytes: Uint8Array, zeroBits: number): boolean {
  const whole = zeroBits >> 3;
  const rest = zeroBits & 7;
  return (
    bytes.subarray(0, whole).every((byte) => byte === 0) && (rest === 0 || (bytes[whole] ?? 255) >> (8 - rest) === 0)
  );
}

/**
 * Finds the first number whose SHA-256 with the challenge starts with `zeroBits` zero bits. Null when aborted. Not by
 * `crypto.subtle`, which exists in secure contexts only, and takes longer to be asked than such a short text to be hashed.
 */
export async function findSolution(challenge: string, zeroBits: number, signal: AbortSignal): Promise<string | null> {
  const encoder = new TextEncoder();
  for (let start = 0; !signal.aborted; start += batchSize) {
    for (let number = start; number < start + batchSize; number += 1) {
      if (startsWithZeroBits(sha256(encoder.encode(`${challenge}:${number}`)), zeroBits)) return String(number);
    }
    await nextTask();
  }
  return null;
}

/** Yields to rendering and input. Uses a message channel, since browsers throttle timers in background tabs. */
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

/** The human check as an invisible proof of work, without a third party. */
export function createWorkCheck(client: Client): HumanCheckAdapter {
  return {
    async solve(action, signal): Promise<Result<HumanCheckProof>> {
      const task = await client.call(humanCheckChallenge, { action }, { signal });
      if (!task.ok) return task;
      const { challenge, zeroBits } = task.value;
      const solution = await findSolution(challenge, zeroBits, signal);
      return solution === null ? fail({ kind: 'cancelled' }) : ok({ challenge, solution });
    },
  };
}
