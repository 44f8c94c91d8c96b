import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Two columns on every phone; one with text of twice the size. */
export const grid = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  gap: vars.space.xs,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(11.5rem, 100%), 1fr))', gap: vars.space.sm },
  },
});
export const cell = screenStyle({ minInlineSize: 0 });
export const sections = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg });
export const section = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs });
