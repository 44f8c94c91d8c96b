import { type VipBenefit, type VipLevel, type VipLevelsValue, vipBenefits } from '#api/vip.ts';

type Own = NonNullable<VipLevelsValue['own']>;
type Sums = NonNullable<VipLevel['needs']>;
type Benefit = VipLevel['benefits'][number] & { readonly key: VipBenefit };

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

/** The place of a rank in the list, for its medal. A rank that the list lacks has that of the level below it. */
export const placeOf = (levels: readonly VipLevel[], rank: number): number =>
  Math.max(0, levels.filter((each) => each.rank <= rank).length - 1);

/** The level after the member's own; undefined at the highest. */
export const nextLevel = (levels: readonly VipLevel[], { rank }: Pick<Own, 'rank'>): VipLevel | undefined =>
  levels.filter((each) => each.rank > rank).toSorted((one, other) => one.rank - other.rank)[0];

/** What a level asks for that is more than nothing, with what the member has of it. */
export function sumsOf(asked: Sums | null, own: Pick<Own, 'deposit' | 'validBet'>): readonly VipSum[] {
  if (asked === null) return [];
  return (['validBet', 'deposit'] as const)
    .filter((of) => isMore(asked[of]))
    .map((of) => ({ of, done: own[of], asked: asked[of], met: Number(own[of]) >= Number(asked[of]) }));
}

/** The way to the next level. */
export interface VipGoal {
  readonly level: VipLevel;
  /** Both sums, the wagered one first. */
  readonly sums: readonly VipSum[];
  /** The sum that is farthest from being reached, which the bar shows; undefined for a level that asks for nothing. */
  readonly main: VipSum | undefined;
  /** What is missing of that sum, as the platform states it; null where it does not, or where nothing is. */
  readonly left: string | null;
}

/** Where the member stands on the way to the next level; null at the highest. */
export function goalOf(levels: readonly VipLevel[], own: Own): VipGoal | null {
  const level = nextLevel(levels, own);
  if (level === undefined) return null;
  const sums = sumsOf(level.needs, own);
  const share = ({ done, asked }: VipSum): number => Number(done) / Number(asked);
  const main = sums.toSorted((one, other) => share(one) - share(other))[0];
  const told = own.toNext?.rank === level.rank && main !== undefined ? own.toNext[main.of] : null;
  return { level, sums, main, left: told !== null && isMore(told) ? told : null };
}

/** What a card names first where a level is as good as the one below it. */
const usual: readonly VipBenefit[] = [
  'gift',
  'withdrawCount',
  'rebateRate',
  'answerHours',
  'withdrawAmount',
  'pointsPercent',
];

/**
 * The benefits in which a level differs most from the one below it, largest first, in proportion; then the usual ones.
 * @param below undefined for the lowest level
 */
export function topBenefits(level: VipLevel, below: VipLevel | undefined, most = 3): readonly Benefit[] {
  const gain = ({ key, value }: Benefit): number => {
    if (below === undefined) return 0;
    const before = Number(below.benefits.find((each) => each.key === key)?.value ?? 0);
    if (before === 0) return Number.POSITIVE_INFINITY;
    // An answer is better the sooner it comes.
    return key === 'answerHours' ? before / Number(value) : Number(value) / before;
  };
  const known = level.benefits.filter((each): each is Benefit =>
    (vipBenefits as readonly unknown[]).includes(each.key),
  );
  return known
    .toSorted((one, other) => gain(other) - gain(one) || usual.indexOf(one.key) - usual.indexOf(other.key))
    .slice(0, most);
}

const isMore = (amount: string): boolean => /[1-9]/.test(amount);
