import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Reserves the height of the filter. */
export const skeleton = screenStyle({
  blockSize: vars.size.touch,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.placeholder,
  opacity: 0.5,
});
