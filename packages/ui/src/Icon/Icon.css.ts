import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inKit, kitStyle } from '../theme/style.ts';

export const icon = kitStyle({ display: 'inline-block', flexShrink: 0, verticalAlign: '-0.2em' });

export const sizes = styleVariants(
  { text: '1.2em', small: '1rem', medium: vars.size.icon, large: '1.5rem', xlarge: '2rem', huge: '4rem' },
  (size) => inKit({ inlineSize: size, blockSize: size }),
);
