import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const article = screenStyle({ inlineSize: '100%', minWidth: 0 });
export const picture = screenStyle({
  overflow: 'hidden',
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
});
export const body = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  padding: vars.space.md,
  '@media': { [from('tablet')]: { padding: vars.space.xl } },
});
export const head = screenStyle({ display: 'grid', gap: vars.space.xs, overflowWrap: 'anywhere' });
