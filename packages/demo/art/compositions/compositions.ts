import { archway } from './archway.ts';
import { closeUp } from './closeUp.ts';
import { horizon } from './horizon.ts';
import { label } from './label.ts';
import { medallion } from './medallion.ts';
import { poster } from './poster.ts';
import type { Composition } from './stage.ts';
import { stamp } from './stamp.ts';
import { sunburst } from './sunburst.ts';
import { twins } from './twins.ts';

/** All compositions of covers. */
export const compositions: readonly Composition[] = [
  horizon,
  medallion,
  closeUp,
  sunburst,
  archway,
  twins,
  label,
  stamp,
  poster,
];

/** The compositions that need the fewest bytes. */
export const lightCompositions: readonly Composition[] = [poster, twins];
