import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const rows = screenStyle({
  display: 'grid',
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});
/** Slider and field beside each other; below each other where there is no room. */
export const pair = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: vars.space.sm,
  alignItems: 'center',
});
export const slider = screenStyle({
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  margin: 0,
  accentColor: vars.color.accent,
});
export const row = screenStyle({ display: 'grid', gap: vars.space.xs });
