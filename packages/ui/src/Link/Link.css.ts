import { recipe } from '@vanilla-extract/recipes';
import { ink } from '../Box/surfaces.css.ts';
import { canHover } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inKit } from '../theme/style.ts';

export const link = recipe({
  base: inKit({
    borderRadius: vars.space.xxs,
    // Leaves space for Thai vowels below the line.
    textUnderlineOffset: '0.3em',
    textDecorationThickness: 'from-font',
  }),
  variants: {
    tone: {
      accent: inKit({ color: ink.link }),
      muted: inKit({ color: ink.muted }),
      inherit: inKit({ color: 'inherit' }),
    },
    underline: {
      always: inKit({
        textDecorationLine: 'underline',
        '@media': { [canHover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } } },
      }),
      hover: inKit({ '@media': { [canHover]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } } } }),
    },
    size: {
      inherit: {},
      /** A touch target of its own, for menus and footers. */
      touch: inKit({
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space.xs,
        minInlineSize: vars.size.touch,
        minBlockSize: vars.size.touch,
      }),
    },
  },
  defaultVariants: { tone: 'accent', underline: 'always', size: 'inherit' },
});
