import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** In words alone: every first view carries it, and an icon would weigh more than all of it. */
export const banner = screenStyle({
  padding: `${vars.space.xs} ${vars.space.md}`,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.onWarningSoft,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
  textAlign: 'center',
});
