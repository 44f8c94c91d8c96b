import { cardEdge } from '#ui/theme/cardEdge.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Long e-mail addresses wrap. */
export const panel = screenStyle({
  overflowWrap: 'anywhere',
  ...cardEdge,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
});
