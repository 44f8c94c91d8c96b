import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const lines = screenStyle({
  display: 'grid',
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});
export const line = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.sm}`,
  minBlockSize: vars.size.touch,
  padding: `${vars.space.xs} ${vars.space.md}`,
  selectors: { '& + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}` } },
});
export const skeletonLine = screenStyle({ inlineSize: '60%' });
export const state = screenStyle({ whiteSpace: 'nowrap' });
