import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** QR code beside the steps, or above them on narrow screens. */
export const layout = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space.xl } },
});
export const head = screenStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minWidth: 0,
});
export const emblem = screenStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.space.xxl,
  height: vars.space.xxl,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
});
export const titleSkeleton = screenStyle({ flex: 1 });
export const download = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.md,
  minWidth: 0,
});

/** As large as a `QrCard` with its border. */
export const code = screenStyle({ display: 'block', width: 'calc(200px + 2px)', maxWidth: '100%' });
export const instructions = screenStyle({ display: 'grid', alignContent: 'start', gap: vars.space.sm, minWidth: 0 });
export const steps = screenStyle({ display: 'grid', gap: vars.space.sm });
export const step = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.sm,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
});
export const number = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: '1.625rem',
  height: '1.625rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
