import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Same aspect ratio as the pictures. */
export const stage = screenStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  aspectRatio: '3 / 1',
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
});

/** Behind the emblem, at the lower edge. */
export const ornament = screenStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  marginInline: 'auto',
  width: 'min(92%, 20rem)',
  aspectRatio: '460 / 240',
  opacity: 0.7,
});
export const emblem = screenStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.space.section,
  height: vars.space.section,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
  color: vars.color.accent,
  boxShadow: vars.shadow.raised,
});
