import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { reducedMotion } from '../theme/breakpoints.ts';
import { inKit } from '../theme/style.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = recipe({
  base: inKit({
    display: 'inline-block',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: '50%',
    animation: `${turn} 800ms linear infinite`,
    '@media': { [reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite !important` } },
  }),
  variants: {
    size: {
      small: inKit({ width: '1em', height: '1em', borderWidth: '2px' }),
      large: inKit({ width: '2.5em', height: '2.5em', borderWidth: '3px' }),
    },
  },
});
