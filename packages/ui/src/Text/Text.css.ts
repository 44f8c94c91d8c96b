import { styleVariants } from '@vanilla-extract/css';
import { ink } from '../Box/surfaces.css.ts';
import { vars } from '../theme/contract.css.ts';
import { inKit, kitStyle } from '../theme/style.ts';

export const text = kitStyle({ lineHeight: vars.leading.text });
export const sizes = styleVariants(vars.text, (fontSize) => inKit({ fontSize }));
export const weights = styleVariants(vars.weight, (fontWeight) => inKit({ fontWeight: fontWeight }));
export const aligns = styleVariants({ start: 'start', center: 'center', end: 'end' } as const, (textAlign) =>
  inKit({ textAlign }),
);
export const tones = styleVariants(
  {
    muted: ink.muted,
    accent: ink.link,
    positive: vars.color.positive,
    warning: vars.color.warning,
    negative: vars.color.negative,
  },
  (color) => inKit({ color }),
);
export const reading = kitStyle({ fontFamily: vars.font.reading, textWrap: 'pretty' });
export const numeric = kitStyle({ fontFamily: vars.font.numeric, fontVariantNumeric: 'tabular-nums' });

/** Limits the number of lines. The padding keeps Thai vowels and tone marks from being clipped. */
export const clamps = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (lines) =>
  inKit({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    paddingBlock: '0.1em',
    marginBlock: '-0.1em',
  }),
);
