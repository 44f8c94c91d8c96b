import { styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import type { Ratio } from './ratios.ts';
import { inKit } from './style.ts';

export const ratioClass = styleVariants(
  {
    '1:1': '1',
    '3:4': '3 / 4',
    '4:3': '4 / 3',
    '3:2': '3 / 2',
    '16:9': '16 / 9',
    '2:1': '2',
    '3:1': '3',
    '4:1': '4',
    tile: vars.ratio.tile,
  } satisfies Record<Ratio, string>,
  (aspectRatio) => inKit({ aspectRatio }),
);
