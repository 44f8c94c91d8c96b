import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { canHover } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { proportional } from '../theme/largeText.ts';
import { inKit, kitStyle } from '../theme/style.ts';

/** Begins as the soft colour of the movement, and ends as whatever the button has. */
const tint = (backgroundColor: string, color: string) => keyframes({ '0%, 60%': { backgroundColor, color } });
const tints = {
  up: tint(vars.color.positiveSoft, vars.color.onPositiveSoft),
  down: tint(vars.color.negativeSoft, vars.color.onNegativeSoft),
};
/** How long a new price is tinted: the one motion that is longer than the usual ones. */
const tintTime = '600ms';

export const price = recipe({
  base: inKit({
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
  }),
  variants: {
    state: {
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
    },
  },
});

/** Fills the button, so that a tint covers it. */
export const face = kitStyle({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  minInlineSize: 0,
  padding: `${vars.space.xxs} 0`,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-moved="up"]': { animation: `${tints.up} ${tintTime} ${vars.motion.easeOut}` },
    '&[data-moved="down"]': { animation: `${tints.down} ${tintTime} ${vars.motion.easeOut}` },
  },
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
  inlineSize: proportional('0.5rem'),
  blockSize: proportional('0.375rem'),
  // The line above the price reaches as far as the corner.
  selectors: { [`${line} ~ &`]: { insetBlock: 'auto 0.75rem', insetInlineEnd: '0.125rem' } },
});
/** Not on a chosen price, whose ground has a colour of its own. */
export const arrowTone = {
  up: kitStyle({ color: vars.color.positive }),
  down: kitStyle({ color: vars.color.negative }),
};
