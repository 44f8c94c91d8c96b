import { styleVariants } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inKit, kitStyle } from '../theme/style.ts';

export const heading = kitStyle({
  fontFamily: vars.font.display,
  lineHeight: vars.leading.heading,
  textWrap: 'balance',
});

/** The bar of a brand before the heading of a section; none where its width is 0. */
export const ruled = kitStyle({
  paddingInlineStart: `calc(${vars.layout.headingRule} * 2)`,
  borderInlineStart: `${vars.layout.headingRule} solid ${vars.color.accent}`,
});

/** Small headings use the strong weight: a brand's display weight may be too light at text size. */
export const sizes = styleVariants(
  {
    display: [vars.text.display, vars.weight.display],
    xxl: [vars.text.xxl, vars.weight.display],
    xl: [vars.text.xl, vars.weight.display],
    lg: [vars.text.lg, vars.weight.strong],
    md: [vars.text.md, vars.weight.strong],
    /** A page's title, and a section's: smaller on phones. */
    page: [vars.text.xl, vars.weight.display, vars.text.xxl],
    section: [vars.text.lg, vars.weight.strong, `calc((${vars.text.lg} + ${vars.text.xl}) / 2)`],
  } satisfies Record<string, readonly [size: string, weight: string, onDesktops?: string]>,
  ([fontSize, fontWeight, onDesktops = fontSize]) =>
    inKit({ fontSize, fontWeight, '@media': { [from('desktop')]: { fontSize: onDesktops } } }),
);
export const aligns = styleVariants({ start: 'start', center: 'center' } as const, (textAlign) => inKit({ textAlign }));
