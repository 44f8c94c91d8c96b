import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Long e-mail addresses wrap. */
export const panel = screenStyle({
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
  color: vars.color.onSunken,
});
