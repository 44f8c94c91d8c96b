import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { kitLayer } from '../theme/layers.css.ts';
import { kitStyle } from '../theme/style.ts';

export const state = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xl,
  paddingInline: vars.space.md,
  textAlign: 'center',
});
export const picture = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.section,
  blockSize: vars.space.section,
  marginBlockEnd: vars.space.xs,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
});
// Overrides the size of the icon, so that the disc always has a margin.
globalStyle(`${picture} > svg`, { '@layer': { [kitLayer]: { inlineSize: '50%', blockSize: '50%' } } });
/** Limits the line length and balances the lines. */
export const textColumn = kitStyle({ maxInlineSize: '34em', textWrap: 'balance' });
export const actionSlot = kitStyle({ marginBlockStart: vars.space.sm });
