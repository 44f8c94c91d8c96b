import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** As high as the row of types. */
export const place = screenStyle({
  blockSize: vars.size.touch,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.placeholder,
  opacity: 0.5,
});
