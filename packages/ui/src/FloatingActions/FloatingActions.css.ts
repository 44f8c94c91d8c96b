import { canHover, from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

export const corner = kitStyle({
  position: 'fixed',
  zIndex: 15,
  insetInlineEnd: vars.space.md,
  // At the height of the toasts: above the bottom bar of a phone.
  insetBlockEnd: `calc(${vars.space.section} + ${vars.space.sm} + env(safe-area-inset-bottom))`,
  transition: `transform ${vars.motion.slow} ${vars.motion.easeOut}, opacity ${vars.motion.slow} ${vars.motion.easeOut}`,
  '@media': {
    [from('desktop')]: { insetBlockEnd: vars.space.lg, insetInlineEnd: vars.space.lg },
    print: { display: 'none' },
  },
});
/** Hides the button after scrolling down, unless it has the keyboard focus or its menu is open. */
export const hidden = kitStyle({
  selectors: {
    '&:not(:has(:focus-visible, [aria-expanded="true"]))': {
      opacity: 0,
      pointerEvents: 'none',
      transform: 'translateY(1rem)',
    },
  },
});

export const round = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: `calc(${vars.size.touch} + ${vars.space.xs})`,
  blockSize: `calc(${vars.size.touch} + ${vars.space.xs})`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  boxShadow: vars.shadow.overlay,
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
