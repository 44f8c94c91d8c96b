import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** As many columns as fit, under one another in every row; a column grows with a nine-digit amount. */
export const totals = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
  margin: 0,
});

export const total = screenStyle({ flex: '1 0 7.5rem' });
