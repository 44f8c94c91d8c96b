import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** The height of the links to what players have earned, which load after the list. */
export const linksPlace = screenStyle({ minBlockSize: vars.size.touch });
