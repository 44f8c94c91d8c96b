import type { HumanCheckAction, HumanCheckProof } from '#api/session.ts';
import type { Challenge } from '../rows.ts';
import { leadingZeroBits, sha256 } from '../sha256.ts';
import { createToken } from '../token.ts';
import type { World } from '../world.ts';

const challengeLivesMs = 2 * 60_000;

/** A new piece of work; the ones that nobody brought back in time are forgotten. */
export function issueChallenge(world: World, action: HumanCheckAction): Challenge {
  const now = world.now();
  for (const [key, { issuedAt }] of [...world.store.entries('challenges')]) {
    if (issuedAt + challengeLivesMs <= now) world.store.remove('challenges', key);
  }
  const challenge: Challenge = { challenge: createToken(), action, zeroBits: world.settings.zeroBits, issuedAt: now };
  world.store.put('challenges', challenge.challenge, challenge);
  return challenge;
}

/**
 * Is the work done, if the operator asks for any? A challenge counts once, whatever comes of the call that brings it, and
 * for the action that it was issued for.
 */
export function passesCheck(world: World, action: HumanCheckAction, proof: HumanCheckProof | undefined): boolean {
  if (world.settings.humanCheck === 'none') return true;
  const issued = proof && world.store.get('challenges', proof.challenge);
  if (!proof || !issued) return false;
  world.store.remove('challenges', proof.challenge);
  const inTime = issued.issuedAt + challengeLivesMs > world.now();
  return inTime && issued.action === action && isSolution(proof, issued.zeroBits);
}

/** The SHA-256 of `challenge:solution` starts with this many zero bits. */
export function isSolution({ challenge, solution }: HumanCheckProof, zeroBits: number): boolean {
  return leadingZeroBits(sha256(`${challenge}:${solution}`)) >= zeroBits;
}

/** Does the work at once, for tests and tools without a page. Takes about 2 ** zeroBits tries. */
export function solveChallenge(challenge: string, zeroBits: number): HumanCheckProof {
  for (let tries = 0; ; tries += 1) {
    const proof = { challenge, solution: String(tries) };
    if (isSolution(proof, zeroBits)) return proof;
  }
}
