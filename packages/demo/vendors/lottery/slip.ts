import { betOf, canReverse, permutationsOf } from './numbers.ts';

/** The numbers that a player has chosen and not bought yet, in the order of choosing. */
export type Slip = readonly string[];

/** What a slip is filled in for. */
export interface SlipRules {
  readonly digits: number;
  /** Whether the order of the digits counts. */
  readonly ordered: boolean;
  readonly mostLines: number;
}

/** A slip after an attempt to add to it. */
export interface Addition {
  /** As before when nothing was added. */
  readonly slip: Slip;
  readonly added: readonly string[];
  /** Why nothing was added: all numbers are on the slip already, or it cannot take all that are new. */
  readonly problem: 'onSlip' | 'slipFull' | null;
}

/**
 * Adds a number to a slip, all that is new or nothing. What is on the slip already is not added again.
 * @param reversed whether to add all permutations of the number; ignored where numbers cannot be reversed
 */
export function addTo(slip: Slip, number: string, reversed: boolean, rules: SlipRules): Addition {
  const known = new Set(slip.map((line) => betOf(line, rules)));
  const wanted = reversed && canReverse(rules) ? permutationsOf(number) : [number];
  const added = wanted.filter((line) => !known.has(betOf(line, rules)));
  if (added.length === 0) return { slip, added, problem: 'onSlip' };
  if (slip.length + added.length > rules.mostLines) return { slip, added: [], problem: 'slipFull' };
  return { slip: [...slip, ...added], added, problem: null };
}
