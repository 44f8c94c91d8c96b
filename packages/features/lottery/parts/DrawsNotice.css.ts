import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Takes room only while there is something to say. */
export const notice = screenStyle({ selectors: { '&:not(:empty)': { marginBlockEnd: vars.space.md } } });
