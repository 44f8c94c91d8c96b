import { ink } from '../Box/surfaces.css.ts';
import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

/** As many columns as fit, under one another in every row; a column grows with a nine-digit amount. */
export const list = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
  margin: 0,
});

export const figure = kitStyle({ flex: '1 0 7.5rem' });

export const name = kitStyle({ color: ink.muted, fontSize: vars.text.sm, lineHeight: vars.leading.text });

export const value = kitStyle({
  margin: 0,
  fontSize: vars.text.lg,
  lineHeight: vars.leading.text,
  fontVariantNumeric: 'tabular-nums',
});

/** Three of them side by side on a phone; one that needs more room moves the last one down. */
export const smallList = kitStyle({ columnGap: vars.space.xs });
export const smallFigure = kitStyle({ flex: '1 0 5.5rem' });
export const smallName = kitStyle({ fontSize: vars.text.xs });
export const smallValue = kitStyle({ fontSize: vars.text.md });
