import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const figures = screenStyle({ paddingInline: vars.space.sm, paddingBlockStart: vars.space.xs });

export const more = screenStyle({
  paddingInline: vars.space.sm,
  selectors: { '&:not([hidden])': { display: 'grid', gap: vars.space.xs } },
});

export const about = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.size.touch,
  paddingInlineStart: vars.space.sm,
});
export const age = screenStyle({ flex: 1, minInlineSize: 0 });
