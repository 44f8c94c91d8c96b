import { canHover } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { proportional } from '../theme/largeText.ts';
import { kitStyle } from '../theme/style.ts';

const side = proportional('1.75rem');

/** A 28 px button whose touch target is extended to the touch size. */
export const toggle = kitStyle({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: side,
  blockSize: side,
  borderRadius: vars.radius.pill,
  color: 'inherit',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: `calc((${side} - ${vars.size.touch}) / 2)`,
      insetInlineStart: `calc(${side} - ${vars.size.touch})`,
      insetInlineEnd: 0,
    },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 14%, transparent)' } } },
  },
});
