import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** As many beside one another as fit; each grows with a sum of nine digits. */
export const figures = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
  margin: 0,
});

export const figure = screenStyle({ flex: '1 0 auto', minInlineSize: '6rem' });
