import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

export const select = kitStyle({
  selectors: {
    '&&': {
      appearance: 'none',
      paddingInlineEnd: `calc(${vars.space.sm} + ${vars.size.icon} + ${vars.space.xs})`,
      cursor: 'pointer',
    },
    '&&:disabled': { cursor: 'inherit', opacity: 1 },
    // Shows the placeholder in muted text.
    '&:has(> option[value=""]:checked)': { color: vars.color.onSurfaceMuted },
  },
});

export const option = kitStyle({ backgroundColor: vars.color.surface, color: vars.color.onSurface });

export const arrow = kitStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.sm,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.onSurfaceMuted,
  pointerEvents: 'none',
  // The box draws a lock in its place.
  selectors: { ':disabled + &': { display: 'none' } },
});
