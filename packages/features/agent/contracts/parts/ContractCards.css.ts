import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const cards = screenStyle({ display: 'grid', gap: vars.space.md, margin: 0, padding: 0, listStyle: 'none' });
export const entry = screenStyle({ minInlineSize: 0, borderRadius: vars.radius.card });
export const points = screenStyle({ margin: 0, paddingInlineStart: vars.space.lg, listStyle: 'disc' });
