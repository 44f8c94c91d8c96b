import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const refusals = screenStyle({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.sm,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.onWarningSoft,
});
export const refusal = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
});
