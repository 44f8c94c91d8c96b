import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

const rule = {
  content: '',
  flex: 1,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
} as const;

/** Text between two horizontal lines. */
export const or = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  color: vars.color.onSurfaceMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
  selectors: { '&::before': rule, '&::after': rule },
});
export const buttons = screenStyle({ display: 'grid', gap: vars.space.xs });
