import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const fold = screenStyle({
  minInlineSize: 0,
  border: `${vars.border.hairline} solid ${vars.layout.cardLine}`,
  borderRadius: vars.radius.card,
});
export const foldHead = screenStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.rowDense,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.card,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const chevron = screenStyle({ selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } } });
export const foldBody = screenStyle({ padding: `0 ${vars.space.md} ${vars.space.md}`, minInlineSize: 0 });
export const history = screenStyle({ display: 'grid', gap: vars.space.xxs, margin: 0, padding: 0, listStyle: 'none' });
