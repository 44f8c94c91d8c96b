import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const area = screenStyle({ display: 'grid', gap: vars.space.xl, minInlineSize: 0 });
export const form = screenStyle({ display: 'grid', gap: vars.space.md, minInlineSize: 0 });
