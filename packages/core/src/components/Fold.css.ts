import { cardEdge } from '#ui/theme/cardEdge.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const fold = screenStyle({
  minInlineSize: 0,
  ...cardEdge,
});
export const head = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.rowDense,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.card,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const title = screenStyle({ flex: 1, minInlineSize: 0 });
export const chevron = screenStyle({
  display: 'inline-flex',
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});
export const body = screenStyle({ padding: `0 ${vars.space.md} ${vars.space.md}`, minInlineSize: 0 });
