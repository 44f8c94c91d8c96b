import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Brought to the top of the window it stands a little below its edge. */
export const broughtUp = screenStyle({ scrollMarginBlockStart: vars.space.sm });

/** What narrows the list: one below the other, or beside each other where that leaves room for a name. */
export const choices = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space.lg } },
});
