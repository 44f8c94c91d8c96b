import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const form = screenStyle({ display: 'grid', gap: vars.space.lg, minInlineSize: 0 });

/** Like the cards of the methods. */
export const methods = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: vars.space.sm,
});

export const skeletonCard = screenStyle({
  display: 'grid',
  minBlockSize: '5.5rem',
  padding: vars.space.md,
  borderRadius: vars.radius.card,
  border: `${vars.border.control} solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
});
