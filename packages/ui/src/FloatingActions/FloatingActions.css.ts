import { canHover } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

export const round = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  '@media': {
    [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.accentHover } } },
    '(forced-colors: active)': { border: '1px solid' },
  },
});

/** The positioned parent of a dot. */
export const marked = kitStyle({ position: 'relative', display: 'inline-grid' });
export const dot = kitStyle({
  position: 'absolute',
  insetBlockStart: '-0.125rem',
  insetInlineEnd: '-0.125rem',
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  borderRadius: vars.radius.pill,
  border: `2px solid ${vars.color.surface}`,
  boxSizing: 'content-box',
  backgroundColor: vars.color.negative,
});
