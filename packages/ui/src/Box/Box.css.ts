import { styleVariants } from '@vanilla-extract/css';
import { contentWidth } from '../theme/contentWidth.ts';
import { vars } from '../theme/contract.css.ts';
import { inKit, kitStyle } from '../theme/style.ts';

export const box = kitStyle({ minWidth: 0 });
export const bordered = kitStyle({ border: `${vars.border.hairline} solid ${vars.color.line}` });
export const radii = styleVariants(vars.radius, (borderRadius) => inKit({ borderRadius }));
export const shadows = styleVariants(vars.shadow, (boxShadow) => inKit({ boxShadow }));

export const widths = styleVariants({
  full: inKit({ inlineSize: '100%' }),
  /** The centred content column of the page. */
  content: inKit({
    inlineSize: '100%',
    maxInlineSize: contentWidth.base,
    marginInline: 'auto',
    '@media': contentWidth.media,
  }),
  /** A comfortable line length for reading. */
  reading: inKit({ inlineSize: '100%', maxInlineSize: '42rem' }),
});
