import type { VipLevel, VipLevelsValue } from '#api/vip.ts';

type Own = NonNullable<VipLevelsValue['own']>;
type Sums = NonNullable<VipLevel['needs']>;

/** One sum of a level, with what the member has of it. */
export interface VipSum {
  readonly of: keyof Sums;
  readonly done: string;
  readonly asked: string;
  readonly met: boolean;
}

/** The level of a rank; undefined for one that the list lacks. */
export const levelOfRank = (levels: readonly VipLevel[], rank: number): VipLevel | undefined =>
  levels.find((each) => each.rank === rank);

/** The level after the member's own; undefined at the highest. */
export const nextLevel = (levels: readonly VipLevel[], { rank }: Own): VipLevel | undefined =>
  levels.filter((each) => each.rank > rank).toSorted((one, other) => one.rank - other.rank)[0];

/** What a level asks for that is more than nothing, with what the member has of it. */
export function sumsOf(asked: Sums | null, own: Pick<Own, 'deposit' | 'validBet'>): readonly VipSum[] {
  if (asked === null) return [];
  return (['deposit', 'validBet'] as const)
    .filter((of) => /[1-9]/.test(asked[of]))
    .map((of) => ({ of, done: own[of], asked: asked[of], met: Number(own[of]) >= Number(asked[of]) }));
}
