import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

export const field = kitStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'inherit',
  columnGap: vars.space.sm,
  minInlineSize: 0,
});

export const text = kitStyle({
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  userSelect: 'text',
});
