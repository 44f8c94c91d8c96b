import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { HumanCheckAction, HumanCheckProof } from '#api/humanCheck.ts';
import { createToken } from '../crypto/token.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Challenge } from '../schema/accounts.ts';

const lifetimeMs = 2 * 60_000;
/** Unsolved challenges of all senders together. The oldest are removed first. */
const mostIssued = 10_000;

/** Issues a proof-of-work challenge. Removes expired ones. */
export function issueChallenge(sandbox: Sandbox, action: HumanCheckAction): Challenge {
  const now = sandbox.now();
  sandbox.store.removeFirst('challenges', ({ issuedAt }) => issuedAt + lifetimeMs <= now, mostIssued - 1);
  const { zeroBits } = sandbox.settings;
  const challenge: Challenge = { challenge: createToken(), action, zeroBits, issuedAt: now };
  sandbox.store.put('challenges', challenge.challenge, challenge);
  return challenge;
}

/**
 * Checks the proof of a human check and consumes its challenge. True when the operator requires none. A challenge is
 * valid once and for its own action, whatever the outcome of the call that carries it.
 */
export function passesCheck(sandbox: Sandbox, action: HumanCheckAction, proof: HumanCheckProof | undefined): boolean {
  if (sandbox.settings.humanCheck === 'none') return true;
  const issued = proof && sandbox.store.get('challenges', proof.challenge);
  if (!proof || !issued) return false;
  sandbox.store.remove('challenges', proof.challenge);
  const inTime = issued.issuedAt + lifetimeMs > sandbox.now();
  return inTime && issued.action === action && isSolution(proof, issued.zeroBits);
}

/** True when the SHA-256 of `challenge:solution` starts with at least this many zero bits. */
export function isSolution({ challenge, solution }: HumanCheckProof, zeroBits: number): boolean {
  return leadingZeroBits(sha256(utf8ToBytes(`${challenge}:${solution}`))) >= zeroBits;
}

/** The number of zero bits before the first one. */
export function leadingZeroBits(bytes: Uint8Array): number {
  const first = bytes.findIndex((byte) => byte !== 0);
  return first === -1 ? bytes.length * 8 : first * 8 + Math.clz32(bytes[first] ?? 0) - 24;
}

/** Solves a challenge synchronously, for tests and tools without a page. Takes about 2 ** zeroBits attempts. */
export function solveChallenge(challenge: string, zeroBits: number): HumanCheckProof {
  for (let attempt = 0; ; attempt += 1) {
    const proof = { challenge, solution: String(attempt) };
    if (isSolution(proof, zeroBits)) return proof;
  }
}
