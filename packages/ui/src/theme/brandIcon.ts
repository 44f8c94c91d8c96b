import type { DrawnMark } from './brand.ts';
import type { Tokens } from './tokens.ts';

/** Draws the mark as the source of an SVG: in the middle of a square, small enough for the round masks of some systems. */
export function brandIcon(
  { primary, secondary }: DrawnMark,
  { chrome, onChrome, money }: Pick<Tokens['color'], 'chrome' | 'onChrome' | 'money'>,
): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${chrome}"/>` +
    `<g transform="translate(4.8 4.2) scale(.7)"><path fill="${onChrome}" d="${primary}"/>` +
    `<path fill="${money}" d="${secondary}"/></g></svg>`
  );
}
