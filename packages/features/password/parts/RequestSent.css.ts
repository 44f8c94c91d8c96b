import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** A long address breaks rather than widening the page. */
export const panel = screenStyle({
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
  color: vars.color.onSunken,
});
