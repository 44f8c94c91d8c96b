import type { PlayType } from '#sandbox/seed/lotteries.ts';

/** A play: one way to bet on a lottery number. */
export interface Play {
  readonly type: PlayType;
  /** The number of digits on the ticket. */
  readonly digits: number;
  /** Whether the order of the digits counts. */
  readonly ordered: boolean;
  /** Prizes as multiples of the stake, by the count of different digits (1, 2, 3 …); the last one also for more. */
  readonly pays: readonly number[];
  /** The highest stake of one number, in satang, which limits the possible win. */
  readonly maxSatang: number;
  readonly wins: (drawn: string, number: string) => boolean;
}

const endsWith = (drawn: string, number: string): boolean => drawn.endsWith(number);
const sorted = (digits: string): string => [...digits].toSorted().join('');

/** All plays. Each returns 80 to 90 % of the stakes on average, for every number. */
export const plays: readonly Play[] = [
  {
    type: 'run',
    digits: 1,
    ordered: true,
    pays: [3],
    maxSatang: 200_000,
    wins: (drawn, number) => drawn.slice(-3).includes(number),
  },
  { type: 'last2', digits: 2, ordered: true, pays: [90], maxSatang: 200_000, wins: endsWith },
  { type: 'last3', digits: 3, ordered: true, pays: [850], maxSatang: 100_000, wins: endsWith },
  {
    type: 'last3any',
    digits: 3,
    ordered: false,
    // In any order: 111 matches one draw, 112 three, 123 six.
    pays: [840, 280, 140],
    maxSatang: 100_000,
    wins: (drawn, number) => sorted(drawn.slice(-3)) === sorted(number),
  },
  { type: 'straight4', digits: 4, ordered: true, pays: [8_500], maxSatang: 20_000, wins: endsWith },
];

/** The lowest stake of one number, in satang: one baht. */
export const minStakeSatang = 100;
/** The largest number of lines on one slip. */
export const mostLines = 50;

/** The plays of a lottery whose winning numbers have this many digits. */
export const playsFor = (digits: number): readonly Play[] => plays.filter((play) => play.digits <= digits);

/** The prize of a play for this number, as a multiple of the stake. */
export function paysOn({ pays }: Play, number: string): number {
  const different = new Set(number).size;
  return pays[Math.min(different, pays.length) - 1] ?? 0;
}
