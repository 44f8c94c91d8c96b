import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { proportional } from '../theme/largeText.ts';
import { kitStyle } from '../theme/style.ts';

/** The soft colour of the movement. */
const tint = (backgroundColor: string, color: string) => keyframes({ from: { backgroundColor, color } });
const tints = {
  up: tint(vars.color.positiveSoft, vars.color.onPositiveSoft),
  down: tint(vars.color.negativeSoft, vars.color.onNegativeSoft),
};
/**
 * How long a new price is tinted, which then has at once what the button has. The tint is what stands before an animation of no
 * length: colours that fade are drawn by the page, sixty times a second, and prices of a running match move all the time.
 */
const tintTime = '600ms';
const held = `1ms step-end ${tintTime} backwards`;

/** Tints an element as its price moves, by the `data-moved` that it has. */
export const tinted = kitStyle({
  selectors: {
    '&[data-moved="up"]': { animation: `${tints.up} ${held}` },
    '&[data-moved="down"]': { animation: `${tints.down} ${held}` },
  },
});

export const arrow = kitStyle({ inlineSize: proportional('0.5rem'), blockSize: proportional('0.375rem') });
/** Not on a chosen price, whose ground has a colour of its own. */
export const arrowTone = {
  up: kitStyle({ color: vars.color.positive }),
  down: kitStyle({ color: vars.color.negative }),
};
