import { keyframes, styleVariants } from '@vanilla-extract/css';
import { reducedMotion } from '../theme/breakpoints.ts';
import { inKit, kitStyle } from '../theme/style.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

const circle = kitStyle({
  display: 'inline-block',
  borderStyle: 'solid',
  borderColor: 'currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
  '@media': { [reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite !important` } },
});
export const spinner = styleVariants({
  small: [circle, inKit({ width: '1em', height: '1em', borderWidth: '2px' })],
  large: [circle, inKit({ width: '2.5em', height: '2.5em', borderWidth: '3px' })],
});
