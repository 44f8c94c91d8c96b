import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const banner = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  padding: `${vars.space.xs} ${vars.space.md}`,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.onWarningSoft,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
});
