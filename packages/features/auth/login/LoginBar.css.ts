import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const bar = screenStyle({ display: 'flex', alignItems: 'center', gap: vars.space.xs });
export const entry = screenStyle({ flex: '1 1 10rem', minInlineSize: 0, maxInlineSize: '12rem' });
