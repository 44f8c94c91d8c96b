import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const tagList = screenStyle({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space.xxs, minInlineSize: 0 });
/** As it was written, with its lines. */
export const noteText = screenStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const tagText = screenStyle({ overflowWrap: 'anywhere' });
