import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** One row at every width, so that the games begin higher. */
export const filters = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 9.5rem',
  gap: vars.space.xs,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(11rem, 1fr)', gap: vars.space.sm } },
});
