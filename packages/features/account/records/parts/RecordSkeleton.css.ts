import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const list = screenStyle({ display: 'grid', gap: vars.space.sm });

export const card = screenStyle({ padding: vars.space.md, borderRadius: vars.radius.card });
