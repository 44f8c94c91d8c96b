import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { inKit } from '../theme/style.ts';

/** Over the looks of `Button`, whichever of the two style sheets comes first: hence the doubled selector. */
const square = (side: string) => inKit({ selectors: { '&&': { inlineSize: side, blockSize: side, padding: 0 } } });

export const iconButton = recipe({
  base: inKit({
    position: 'relative',
    flexShrink: 0,
    selectors: {
      // The finger's room around a small one.
      '&::after': {
        content: '',
        position: 'absolute',
        inset: `min(0px, calc((100% - ${vars.size.touch}) / 2))`,
      },
      '&&[aria-pressed="true"]': { color: vars.color.onAccentSoft, backgroundColor: vars.color.accentSoft },
    },
  }),
  variants: {
    size: {
      small: square(vars.size.controlSmall),
      medium: square(vars.size.control),
    },
    shape: {
      square: {},
      round: inKit({ selectors: { '&&': { borderRadius: vars.radius.pill } } }),
    },
  },
});
