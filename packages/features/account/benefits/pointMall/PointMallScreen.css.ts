import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const screen = screenStyle({ display: 'grid', gap: vars.space.lg, minInlineSize: 0 });
/** Title and points side by side where there is room. */
export const head = screenStyle({
  display: 'grid',
  gap: vars.space.md,
  alignItems: 'center',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, auto)' } },
});
