import type { Density } from './brand.ts';
import type { TokensDiff } from './tokens.ts';

/** What each space is multiplied with. */
const factors: Readonly<Record<Density, number>> = { compact: 0.8, normal: 1, roomy: 1.25 };

/** The space tokens at a density. Controls and touch targets keep their size: fingers do not change. */
export function spaceAt<Space extends NonNullable<TokensDiff['space']>>(
  space: Space,
  density: Density = 'normal',
): Space {
  if (density === 'normal') return space;
  const scaled = Object.entries(space).map(([name, value]) => [name, `calc(${value} * ${factors[density]})`]);
  return Object.fromEntries(scaled) as Space;
}
