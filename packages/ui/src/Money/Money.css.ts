import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inKit, kitStyle } from '../theme/style.ts';

export const money = kitStyle({
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
});

export const sizes = styleVariants(
  { sm: vars.text.sm, md: vars.text.md, lg: vars.text.lg, xl: vars.text.xl, xxl: vars.text.xxl },
  (fontSize) => inKit({ fontSize }),
);

/** Replaces the digits. About as wide as a small amount, to limit the layout shift. */
export const veil = kitStyle({ display: 'inline-block', minInlineSize: '4.5em', textAlign: 'start' });
