import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** As high as the tags that are still on their way. */
export const tagsPlace = screenStyle({ display: 'grid', alignItems: 'center', minBlockSize: vars.size.touch });
