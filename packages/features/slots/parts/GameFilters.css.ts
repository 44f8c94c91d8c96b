import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** What is brought to the top of the window stands a little below its edge. */
const below = { scrollMarginBlockStart: vars.space.sm };

export const strips = screenStyle(below);

/** What narrows the list: one below the other, or beside each other where that leaves room for a name. */
export const choices = screenStyle({
  ...below,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space.lg } },
});

export const filters = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(14rem, 1fr)' } },
});
