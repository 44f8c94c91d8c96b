import type { PlayType } from '../../seed/lotteries.ts';

/** One way to play a ticket. */
export interface Play {
  readonly type: PlayType;
  /** Of the number on the ticket. */
  readonly digits: number;
  /** In stakes, by how many different digits the number has (1, 2, 3 …); the last one for all that have more. */
  readonly pays: readonly number[];
  /** The most for one ticket, so that no win is out of this world. */
  readonly maxSatang: number;
  readonly wins: (drawn: string, number: string) => boolean;
}

const sorted = (digits: string): string => [...digits].toSorted().join('');

/** Each gives back between 80 and 90 satang of a baht in the long run, whatever number is chosen. */
export const plays: readonly Play[] = [
  {
    type: 'run',
    digits: 1,
    pays: [3],
    maxSatang: 200_000,
    wins: (drawn, number) => drawn.slice(-3).includes(number),
  },
  { type: 'last2', digits: 2, pays: [90], maxSatang: 200_000, wins: (drawn, number) => drawn.endsWith(number) },
  { type: 'last3', digits: 3, pays: [850], maxSatang: 100_000, wins: (drawn, number) => drawn.endsWith(number) },
  {
    type: 'last3any',
    digits: 3,
    // 111 is drawn in one way, 112 in three, 123 in six.
    pays: [840, 280, 140],
    maxSatang: 100_000,
    wins: (drawn, number) => sorted(drawn.slice(-3)) === sorted(number),
  },
  { type: 'straight4', digits: 4, pays: [8_500], maxSatang: 20_000, wins: (drawn, number) => drawn.endsWith(number) },
];

/** The least for one ticket: one baht. */
export const minTicketSatang = 100;

/** What can be played where winning numbers have so many digits. */
export const playsFor = (digits: number): readonly Play[] => plays.filter((play) => play.digits <= digits);

/** In stakes, for this number. */
export function paysOn({ pays }: Play, number: string): number {
  const different = new Set(number).size;
  return pays[Math.min(different, pays.length) - 1] ?? 0;
}
