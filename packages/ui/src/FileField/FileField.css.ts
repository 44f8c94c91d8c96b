import { ink } from '../Box/surfaces.css.ts';
import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

export const root = kitStyle({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 });

/** The input covers the zone, so that all of it is clickable and a file can be dropped anywhere on it. */
export const zone = kitStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minBlockSize: `calc(${vars.size.touch} * 1.5)`,
  padding: vars.space.sm,
  border: `${vars.border.control} dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.field,
  color: vars.color.onSurface,
  lineHeight: vars.leading.text,
  textAlign: 'center',
  selectors: {
    '&:has(> :focus-visible)': { outline: `${vars.border.focus} solid ${ink.focus}`, outlineOffset: '2px' },
    '&:has(> :disabled)': {
      borderColor: vars.color.line,
      backgroundColor: vars.color.sunken,
      color: vars.color.onSunkenMuted,
    },
    '&:hover:not(:has(> :disabled))': { borderColor: vars.color.accent },
  },
});
export const zoneDragged = kitStyle({ borderStyle: 'solid', borderColor: vars.color.accent });
export const zoneInput = kitStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  // The zone receives drops instead: a disabled input ignores them, and the browser would open the file.
  selectors: { '&:disabled': { pointerEvents: 'none' } },
});

export const list = kitStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const file = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBlock: vars.space.xxs,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});
export const picture = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.placeholder,
  color: vars.color.onSurfaceMuted,
  objectFit: 'cover',
});
export const textColumn = kitStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const actions = kitStyle({ display: 'flex' });
