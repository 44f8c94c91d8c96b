import { keyframes } from '@vanilla-extract/css';
import { reducedMotion } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Behind the envelope. */
export const petals = screenStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '50%',
  inlineSize: 'min(100%, 20rem)',
  blockSize: '100%',
  transform: 'translateX(-50%)',
  pointerEvents: 'none',
});
export const petal = screenStyle({ fill: vars.color.festive, opacity: 0.55 });
export const coin = screenStyle({ fill: vars.color.money });
export const coinEdge = screenStyle({ stroke: vars.color.moneyLine, strokeWidth: 1.2 });

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-4rem) rotate(-40deg)' } });
/** Some fall longer than others. */
export const fall = [3, 4, 5].map((times) =>
  screenStyle({
    transformBox: 'fill-box',
    transformOrigin: 'center',
    animation: `${drop} calc(${times} * ${vars.motion.slow}) ${vars.motion.easeOut}`,
    '@media': { [`screen and ${reducedMotion}`]: { animation: 'none' } },
  }),
);
