import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Leaves a small gap to the window's top edge after `scrollIntoView`. */
export const scrollTarget = screenStyle({ scrollMarginBlockStart: vars.space.sm });

/** List types and filters: stacked, or side by side where the name field still has enough width. */
export const choices = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space.lg } },
});
