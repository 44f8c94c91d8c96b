import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { proportional } from '../theme/largeText.ts';
import { kitStyle } from '../theme/style.ts';

/** Begins as the soft colour of the movement, and ends as whatever the button has. */
const tint = (backgroundColor: string, color: string) => keyframes({ '0%, 60%': { backgroundColor, color } });
const tints = {
  up: tint(vars.color.positiveSoft, vars.color.onPositiveSoft),
  down: tint(vars.color.negativeSoft, vars.color.onNegativeSoft),
};
/** How long a new price is tinted: the one motion that is longer than the usual ones. */
const tintTime = '600ms';

/** Tints an element as its price moves, by the `data-moved` that it has. */
export const tinted = kitStyle({
  selectors: {
    '&[data-moved="up"]': { animation: `${tints.up} ${tintTime} ${vars.motion.easeOut}` },
    '&[data-moved="down"]': { animation: `${tints.down} ${tintTime} ${vars.motion.easeOut}` },
  },
});

export const arrow = kitStyle({ inlineSize: proportional('0.5rem'), blockSize: proportional('0.375rem') });
/** Not on a chosen price, whose ground has a colour of its own. */
export const arrowTone = {
  up: kitStyle({ color: vars.color.positive }),
  down: kitStyle({ color: vars.color.negative }),
};
