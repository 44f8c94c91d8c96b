import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const group = screenStyle({
  display: 'grid',
  gap: vars.space.sm,
  margin: 0,
  minInlineSize: 0,
  padding: vars.space.sm,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});
export const fields = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.sm,
});
