import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const hint = screenStyle({
  display: 'grid',
  gap: vars.space.sm,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space.lg } },
});
export const textColumn = screenStyle({ display: 'grid', gap: vars.space.xs, minWidth: 0 });
export const methods = screenStyle({
  display: 'grid',
  gap: vars.space.xxs,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
});
