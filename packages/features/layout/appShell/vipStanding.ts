import type { VipLevelsValue } from '#api/vip.ts';

/** Where a player stands among the levels: the own one, and the first sum that the next one still asks for. */
export interface VipStanding {
  readonly level: string;
  /** Null at the highest level, and where its sums are reached. */
  readonly next: {
    readonly of: 'deposit' | 'validBet';
    readonly level: string;
    readonly done: string;
    readonly asked: string;
  } | null;
}

/** Reads where the player stands; null for an account without a level. */
export function standingOf({ levels, own }: Pick<VipLevelsValue, 'levels' | 'own'>): VipStanding | null {
  const level = own && levels.find(({ rank }) => rank === own.rank);
  if (!own || !level) return null;
  const after = levels.filter(({ rank }) => rank > own.rank).toSorted((one, other) => one.rank - other.rank)[0];
  const needs = after?.needs ?? null;
  const of = needs && (['deposit', 'validBet'] as const).find((sum) => Number(own[sum]) < Number(needs[sum]));
  return {
    level: level.name,
    next: after && needs && of ? { of, level: after.name, done: own[of], asked: needs[of] } : null,
  };
}
