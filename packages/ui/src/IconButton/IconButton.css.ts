import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inKit, kitStyle } from '../theme/style.ts';

/** The doubled selector overrides `Button`, whichever stylesheet comes first. */
const square = (side: string) => inKit({ selectors: { '&&': { inlineSize: side, blockSize: side, padding: 0 } } });

export const iconButton = kitStyle({
  flexShrink: 0,
  selectors: {
    '&&[aria-pressed="true"]': { color: vars.color.onAccentSoft, backgroundColor: vars.color.accentSoft },
  },
});
export const squares = styleVariants({ small: square(vars.size.controlSmall), medium: square(vars.size.control) });
export const round = kitStyle({ selectors: { '&&': { borderRadius: vars.radius.pill } } });
