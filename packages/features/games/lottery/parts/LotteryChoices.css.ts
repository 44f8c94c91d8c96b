import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Placeholder with the height of the tags. */
export const tagsPlaceholder = screenStyle({ display: 'grid', alignItems: 'center', minBlockSize: vars.size.touch });
