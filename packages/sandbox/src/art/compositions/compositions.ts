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

/** Every way to arrange a cover. */
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

/** The arrangements that need the fewest bytes. */
export const lightCompositions: readonly Composition[] = [poster, twins];
