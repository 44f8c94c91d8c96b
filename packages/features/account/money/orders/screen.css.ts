import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const screen = screenStyle({ display: 'grid', gap: vars.space.xl, minInlineSize: 0 });
