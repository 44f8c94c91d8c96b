import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const column = screenStyle({ display: 'grid', gap: vars.space.sm, maxInlineSize: '40rem' });
export const choices = screenStyle({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxInlineSize: '40rem',
});
export const choice = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  paddingBlock: vars.space.sm,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
export const sum = screenStyle({ display: 'grid', minInlineSize: 0 });
