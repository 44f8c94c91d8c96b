import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const body = screenStyle({ display: 'grid', gap: vars.space.md, minInlineSize: 0, overflowWrap: 'anywhere' });
export const head = screenStyle({ display: 'flex', alignItems: 'center', gap: vars.space.sm, minInlineSize: 0 });
export const emblem = screenStyle({ display: 'grid', flexShrink: 0 });
/** Side by side where they fit. */
export const actions = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: vars.space.sm,
});
