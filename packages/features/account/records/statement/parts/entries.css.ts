import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Money that came in. What was lost or paid has no colour of its own. */
export const gain = screenStyle({ color: vars.color.positive });
