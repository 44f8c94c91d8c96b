import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const form = screenStyle({ display: 'grid', gap: vars.space.lg, minInlineSize: 0 });

export const sum = screenStyle({ display: 'grid', gap: vars.space.sm, minInlineSize: 0 });

/** As many beside one another as there is room for, all as wide. */
export const quick = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(6rem, 100%), 1fr))',
  gap: vars.space.xs,
});

export const skeletonCard = screenStyle({
  display: 'grid',
  minBlockSize: '5.5rem',
  padding: vars.space.md,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
});
