import { globalStyle, keyframes } from '@vanilla-extract/css';
import { canHover, reducedMotion } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const win = screenStyle({
  display: 'flex',
  // With large text the amount has a line of its own.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.sm,
  color: 'inherit',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
  textDecoration: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.accentSoft } } } },
});
export const who = screenStyle({
  flex: '1 1 8rem',
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
export const game = screenStyle({ color: vars.color.onSurfaceMuted });
export const amount = screenStyle({ marginInlineStart: 'auto', fontWeight: vars.weight.strong });

const slide = keyframes({ from: { transform: 'translateY(-100%)' } });
/** The rows come in from one row higher. */
export const slides = screenStyle({});
globalStyle(`${slides} > *`, {
  '@layer': {
    [screenLayer]: {
      animation: `${slide} ${vars.motion.slow} ${vars.motion.easeOut}`,
      '@media': { [reducedMotion]: { animation: 'none' } },
    },
  },
});
