import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const others = screenStyle({ display: 'grid', gap: vars.space.md, width: 'min(38rem, 100%)' });
export const tiles = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.sm,
  rowGap: vars.space.md,
  textAlign: 'start',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: vars.space.md } },
});
