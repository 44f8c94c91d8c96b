import { globalStyle } from '@vanilla-extract/css';
import { ink } from '../Box/surfaces.css.ts';
import { vars } from '../theme/contract.css.ts';
import { proportional } from '../theme/largeText.ts';
import { kitLayer } from '../theme/layers.css.ts';
import { kitStyle } from '../theme/style.ts';

// Attributes rather than variants: the first view has this component, and so only styles of it grow.
export const state = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xl,
  paddingInline: vars.space.md,
  textAlign: 'center',
  selectors: {
    '&[data-compact]': {
      flexFlow: 'row wrap',
      gap: `${vars.space.xxs} ${vars.space.sm}`,
      paddingBlock: vars.space.xs,
      textAlign: 'start',
    },
  },
});
export const picture = kitStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  selectors: {
    ':not([data-compact]) > &': {
      inlineSize: vars.space.section,
      blockSize: vars.space.section,
      borderRadius: vars.radius.pill,
      backgroundColor: vars.color.accentSoft,
      color: vars.color.onAccentSoft,
    },
    '[data-compact] > &': { color: ink.muted },
  },
});
// Whatever size the icon has of its own.
globalStyle(`${picture} > svg`, {
  '@layer': { [kitLayer]: { inlineSize: proportional('2rem'), blockSize: proportional('2rem') } },
});
/** Limits the line length and balances the lines. Where it is compact, the action wraps below 12 em. */
export const textColumn = kitStyle({
  maxInlineSize: '34em',
  textWrap: 'balance',
  selectors: { '[data-compact] > &': { flex: '1 1 12em', maxInlineSize: 'none', textWrap: 'wrap' } },
});
export const actionSlot = kitStyle({
  selectors: { ':not([data-compact]) > &': { marginBlockStart: vars.space.sm } },
});
