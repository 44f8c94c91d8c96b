import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const head = screenStyle({ display: 'flex', alignItems: 'center', gap: vars.space.md, minWidth: 0 });
export const emblem = screenStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.space.section,
  height: vars.space.section,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
});
