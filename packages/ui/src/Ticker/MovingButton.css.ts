import { canHover } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

const side = '1.75rem';

/** Quiet beside what moves; the finger has more room than the eye sees. */
export const moving = kitStyle({
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
