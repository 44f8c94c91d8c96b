import { ink } from '#ui/Box/surfaces.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const layout = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.md,
});
export const names = screenStyle({
  display: 'grid',
  gap: vars.space.xs,
  flex: '1 1 13rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const facts = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: vars.space.sm,
});
export const fact = screenStyle({ minInlineSize: 0 });
export const label = screenStyle({ color: ink.muted, fontSize: vars.text.sm });
