import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const head = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm });
export const names = screenStyle({ flex: '1 1 6rem', display: 'grid', gap: vars.space.xxs, minInlineSize: 0 });
export const toAccount = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.size.touch,
  color: vars.color.accent,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
});
