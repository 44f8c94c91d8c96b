import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const form = screenStyle({ display: 'grid', gap: vars.space.md, minInlineSize: 0 });
/** From, swap and to in a line; below each other on a narrow page. */
export const sides = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: vars.space.sm,
});
