import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const tagList = screenStyle({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space.xxs, minInlineSize: 0 });
/** A tag of several words stays one label. */
export const tagName = screenStyle({ whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' });
/** As it was written, with its lines. */
export const noteText = screenStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const tagText = screenStyle({ overflowWrap: 'anywhere' });
