import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** As wide before the number is known, so that no tab moves. */
export const count = screenStyle({
  minInlineSize: '2ch',
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
});
