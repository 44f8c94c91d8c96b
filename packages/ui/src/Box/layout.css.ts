import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inKit } from '../theme/style.ts';

// Classes shared by the layout components, so that each rule exists once in the stylesheet.
export const gaps = styleVariants({ none: '0', ...vars.space }, (gap) => inKit({ gap }));

export const aligns = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch', baseline: 'baseline' },
  (alignItems) => inKit({ alignItems }),
);

export const justifies = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => inKit({ justifyContent }),
);

export const paddings = styleVariants(vars.space, (padding) => inKit({ padding }));
/** Declared after `paddings` so that it overrides them. */
export const paddingInlines = styleVariants({ none: '0', ...vars.space }, (paddingInline) => inKit({ paddingInline }));
export const paddingBlocks = styleVariants({ none: '0', ...vars.space }, (paddingBlock) => inKit({ paddingBlock }));

export type Gap = keyof typeof gaps;
export type Space = keyof typeof paddings;
export type Align = keyof typeof aligns;
export type Justify = keyof typeof justifies;
