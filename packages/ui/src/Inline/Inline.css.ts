import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inKit, kitStyle } from '../theme/style.ts';

export const inline = kitStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minWidth: 0 });
export const gaps = styleVariants(vars.space, (gap) => inKit({ gap }));
