import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Adds its margin only while it has content. */
export const notice = screenStyle({ selectors: { '&:not(:empty)': { marginBlockEnd: vars.space.md } } });
