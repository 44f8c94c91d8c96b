import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const row = screenStyle({ display: 'flex', alignItems: 'center', gap: vars.space.sm });
/** The height of a sum with its time, before it is here too. */
export const sum = screenStyle({ flex: 1, minInlineSize: 0, minBlockSize: '5.75rem', overflowWrap: 'anywhere' });
export const place = screenStyle({ display: 'block', maxInlineSize: '10rem' });
