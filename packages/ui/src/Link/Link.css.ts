import { styleVariants } from '@vanilla-extract/css';
import { ink } from '../Box/surfaces.css.ts';
import { canHover } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inKit, kitStyle } from '../theme/style.ts';

export const link = kitStyle({
  borderRadius: vars.space.xxs,
  // Leaves space for Thai vowels below the line.
  textUnderlineOffset: '0.3em',
  textDecorationThickness: 'from-font',
});
export const tones = styleVariants({
  accent: inKit({ color: ink.link }),
  muted: inKit({ color: ink.muted }),
  inherit: inKit({ color: 'inherit' }),
});
export const underlines = styleVariants({
  always: inKit({
    textDecorationLine: 'underline',
    '@media': { [canHover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } } },
  }),
  hover: inKit({ '@media': { [canHover]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } } } }),
});
/** A touch target of its own, for menus and footers. */
export const touch = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
});
