import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** A line's words with its ways below them. Takes what the amount leaves. */
export const about = screenStyle({
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: 0,
  paddingBlock: vars.space.xxs,
});
