import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { inKit } from '../theme/style.ts';

/** The doubled selector overrides `Button`, whichever stylesheet comes first. */
const square = (side: string) => inKit({ selectors: { '&&': { inlineSize: side, blockSize: side, padding: 0 } } });

export const iconButton = recipe({
  base: inKit({
    flexShrink: 0,
    selectors: {
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
