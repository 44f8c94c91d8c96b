import type { RafflePrize } from '#api/raffle.ts';

/** The whole of the chances. */
const whole = 10_000;
/** A prize with a larger chance has several sectors, so that the wheel is not one large field. */
const sectorChance = 900;

/** A sector of the wheel. Angles are degrees clockwise from the top. */
export interface Sector {
  readonly prize: RafflePrize;
  /** The place of the prize in the table, from 0. */
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Divides the wheel. The sectors of a prize have together as much of it as its chance, so that the drawing promises nothing
 * that the table does not; those of one prize are spread over the wheel.
 */
export function sectorsOf(prizes: readonly RafflePrize[]): readonly Sector[] {
  const pieces = prizes.flatMap((prize, index) => {
    const count = Math.max(1, Math.round(prize.chance / sectorChance));
    return Array.from({ length: count }, (_, at) => ({
      ...{ prize, index, chance: prize.chance / count },
      // Where it would stand if the wheel had only this prize.
      place: (at + (index % 2 === 0 ? 0.3 : 0.7)) / count,
    }));
  });
  let from = 0;
  return pieces
    .filter(({ chance }) => chance > 0)
    .toSorted((one, other) => one.place - other.place || one.index - other.index)
    .map(({ prize, index, chance }) => {
      const sector = { prize, index, from, to: from + (chance / whole) * 360 };
      from = sector.to;
      return sector;
    });
}

/** How many times the wheel turns before it stops. */
const wholeTurns = 5;

/**
 * The angle at which the wheel stops with the middle of a sector of a prize at the top, in degrees clockwise. Always the middle:
 * a stop beside a border would look like a prize that was nearly won. Null for a prize that the wheel does not have.
 * @param from the angle at which it stands
 * @param seed chooses among the sectors of the prize, e.g. the reference of the turn
 */
export function stopAngle(
  sectors: readonly Sector[],
  prizeId: string,
  { from, seed }: { readonly from: number; readonly seed: string },
): number | null {
  const own = sectors.filter(({ prize }) => prize.id === prizeId);
  const sum = [...seed].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const sector = own[sum % own.length];
  if (sector === undefined) return null;
  const top = (360 - (sector.from + sector.to) / 2) % 360;
  const ahead = (top - (from % 360) + 360) % 360;
  return from + wholeTurns * 360 + ahead;
}

/** Formats a chance in per cent, without zeros at the end: `36`, `2.5`. */
export const percentText = (chance: number): string => String(chance / 100);

/** The radius of the labels, their usual and smallest size, and how wide a letter is of its size. */
const labels = { radius: 73, size: 9.5, smallest: 6.5, letter: 0.6 };

/** The size of a sector's label, so that it stays inside; null where there is no space for it: the table names it by its colour. */
export function labelSize(text: string, degrees: number): number | null {
  const space = 2 * labels.radius * Math.sin((Math.min(degrees, 180) / 360) * Math.PI);
  const size = Math.min(labels.size, space / (text.length * labels.letter));
  return size < labels.smallest ? null : Math.round(size * 10) / 10;
}

/** A point on a circle around the origin, for the path of a sector. */
export function pointAt(angle: number, radius: number): readonly [x: number, y: number] {
  const radians = ((angle - 90) * Math.PI) / 180;
  const round = (value: number): number => Math.round(value * 100) / 100;
  return [round(Math.cos(radians) * radius), round(Math.sin(radians) * radius)];
}
