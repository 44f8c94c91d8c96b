import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inKit, kitStyle } from '../theme/style.ts';

export const heading = kitStyle({
  fontFamily: vars.font.display,
  lineHeight: vars.leading.heading,
  textWrap: 'balance',
});

/** Small headings use the strong weight: a brand's display weight may be too light at text size. */
export const sizes = styleVariants(
  {
    display: [vars.text.display, vars.weight.display],
    xxl: [vars.text.xxl, vars.weight.display],
    xl: [vars.text.xl, vars.weight.display],
    lg: [vars.text.lg, vars.weight.strong],
    md: [vars.text.md, vars.weight.strong],
  },
  ([fontSize, fontWeight]) => inKit({ fontSize, fontWeight: fontWeight }),
);
export const aligns = styleVariants({ start: 'start', center: 'center' } as const, (textAlign) => inKit({ textAlign }));
