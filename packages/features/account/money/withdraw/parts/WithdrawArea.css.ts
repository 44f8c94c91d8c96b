import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const area = screenStyle({ display: 'grid', gap: vars.space.lg, minInlineSize: 0 });
