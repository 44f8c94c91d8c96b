import { globalStyle } from '@vanilla-extract/css';
import { canHover } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const ticket = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: vars.space.sm,
  minBlockSize: vars.size.row,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  color: 'inherit',
  lineHeight: vars.leading.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { [canHover]: { selectors: { 'a&:hover': { backgroundColor: vars.color.accentSoft } } } },
});
globalStyle(`${ticket} > :nth-child(even)`, { '@layer': { [screenLayer]: { justifySelf: 'end' } } });
export const name = screenStyle({ fontSize: vars.text.sm, fontWeight: vars.weight.strong });
const small = { fontSize: vars.text.xs, fontVariantNumeric: 'tabular-nums' } as const;
export const note = screenStyle({ ...small, color: vars.color.onSurfaceMuted });
export const money = screenStyle({ ...small, fontFamily: vars.font.numeric });
