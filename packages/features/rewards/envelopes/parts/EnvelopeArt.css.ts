import { keyframes } from '@vanilla-extract/css';
import { reducedMotion } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

const still = { [`screen and ${reducedMotion}`]: { animation: 'none' } };
/** An opening is one movement of the paper, the flap and the light. It takes longer than a change of the interface. */
const opening = `calc(3 * ${vars.motion.slow}) ${vars.motion.easeOut}`;

const rise = keyframes({ from: { transform: 'translateY(46%)' } });
const glow = keyframes({ from: { opacity: 0, transform: 'scale(0.6)' } });

export const frame = screenStyle({ position: 'relative', display: 'block', inlineSize: '100%', marginInline: 'auto' });
export const sizes = {
  large: screenStyle({ maxInlineSize: '9.5rem' }),
  small: screenStyle({ maxInlineSize: '3.5rem' }),
} as const;
export const drawing = screenStyle({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
});
/** An envelope that is over. */
export const faded = screenStyle({ opacity: 0.45, filter: 'grayscale(0.6)' });

export const body = screenStyle({ fill: vars.color.festive });
export const shade = screenStyle({ fill: vars.color.festiveShade });
export const inside = screenStyle({ fill: vars.color.festiveShade });
export const gold = screenStyle({ fill: vars.color.money });
export const goldLine = screenStyle({
  fill: 'none',
  stroke: vars.color.money,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});
/** The pattern on the paper. */
export const trace = screenStyle({ fill: 'none', stroke: vars.color.money, strokeWidth: 1, opacity: 0.4 });
export const sealMark = screenStyle({ fill: vars.color.festiveShade });
export const edge = screenStyle({ fill: 'none', stroke: vars.color.moneyLine, strokeWidth: 1.5 });
export const shadow = screenStyle({ fill: vars.color.scrim, opacity: 0.22 });
/** The light around an opened envelope. */
export const lit = screenStyle({
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: '-6% 18%',
    insetInline: '-45%',
    backgroundImage: `radial-gradient(closest-side, color-mix(in srgb, ${vars.color.money} 48%, transparent), transparent)`,
    animation: `${glow} ${opening}`,
  },
  '@media': { [`screen and ${reducedMotion}`]: { '::before': { animation: 'none' } } },
});
/** The slip that carries the sum, between the back and the front of the envelope. */
export const slip = screenStyle({
  fill: vars.color.onFestive,
  stroke: vars.color.moneyLine,
  strokeWidth: 1.5,
});
export const slipMark = screenStyle({ fill: vars.color.festive });
export const rising = screenStyle({
  transformBox: 'fill-box',
  animation: `${rise} ${opening}`,
  '@media': still,
});
