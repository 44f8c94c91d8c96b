import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Long e-mail addresses wrap. */
export const panel = screenStyle({
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.card,
  border: `${vars.border.hairline} solid ${vars.layout.cardLine}`,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
});
