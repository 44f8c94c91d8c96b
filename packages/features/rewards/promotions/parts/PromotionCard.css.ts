import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const card = screenStyle({ display: 'grid', gridTemplateRows: 'auto 1fr', height: '100%' });
export const picture = screenStyle({
  overflow: 'hidden',
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
});
export const body = screenStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  padding: vars.space.md,
  overflowWrap: 'anywhere',
});

/** As high as the badges. */
export const marksSkeleton = screenStyle({
  display: 'grid',
  width: '6rem',
  minHeight: '1.625rem',
  alignItems: 'center',
});
/** As high as the title. */
export const titleSkeleton = screenStyle({ lineHeight: vars.leading.heading });
