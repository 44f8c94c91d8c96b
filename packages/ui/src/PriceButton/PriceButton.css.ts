import { styleVariants } from '@vanilla-extract/css';
import { canHover } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inKit, kitStyle } from '../theme/style.ts';

/** The price of a corner. */
const outlined = {
  borderWidth: vars.border.control,
  backgroundColor: 'transparent',
  color: vars.color.onSurface,
} as const;

export const price = kitStyle({
  position: 'relative',
  display: 'grid',
  minInlineSize: 0,
  minBlockSize: vars.size.price,
  border: `${vars.border.hairline} solid transparent`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  fontFamily: vars.font.numeric,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.control,
  textAlign: 'center',
  // What is only shown takes no press from what it lies on.
  selectors: { 'span&': { pointerEvents: 'none' } },
});
export const states = styleVariants({
  // A fill or a line would promise a control.
  plain: inKit({ color: vars.color.onSurface }),
  open: inKit({
    borderColor: vars.layout.priceLine,
    backgroundColor: vars.layout.priceFill,
    color: vars.layout.priceInk,
    '@media': {
      [canHover]: { selectors: { 'button&:hover': { borderColor: 'currentColor' } } },
      '(forced-colors: active)': { borderColor: 'ButtonBorder' },
    },
  }),
  chosen: inKit({
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        backgroundColor: 'Highlight',
        color: 'HighlightText',
      },
    },
  }),
  closed: inKit({
    borderStyle: 'dashed',
    borderColor: vars.color.lineStrong,
    color: vars.color.onSurfaceMuted,
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
  }),
});
/** After the states, whose fill and line it replaces. */
export const sides = styleVariants({
  red: inKit({ ...outlined, borderColor: vars.color.sideRed }),
  blue: inKit({ ...outlined, borderColor: vars.color.sideBlue }),
});

/** Fills the button, so that a tint covers it. */
export const face = kitStyle({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  minInlineSize: 0,
  padding: `${vars.space.xxs} 0`,
  overflowWrap: 'anywhere',
});
export const line = kitStyle({
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
});
export const arrow = kitStyle({
  position: 'absolute',
  insetBlockStart: '0.25rem',
  insetInlineEnd: '0.25rem',
  // The line above the price reaches as far as the corner.
  selectors: { [`${line} ~ &`]: { insetBlock: 'auto 0.75rem', insetInlineEnd: '0.125rem' } },
});
