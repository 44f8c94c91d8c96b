import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const room = screenStyle({
  display: 'grid',
  gridTemplateColumns: '5.25rem minmax(0, 1fr) auto',
  alignContent: 'start',
  alignItems: 'center',
  gap: vars.space.sm,
  padding: vars.space.sm,
  height: '100%',
});
export const picture = screenStyle({
  selectors: { '&[data-unavailable]': { filter: 'grayscale(1)', opacity: 0.65 } },
});
export const details = screenStyle({ display: 'grid', justifyItems: 'start', gap: vars.space.xxs, minWidth: 0 });
export const name = screenStyle({
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
});
export const line = screenStyle({
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
  color: vars.color.onSurfaceMuted,
});
export const limits = screenStyle({
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.text,
  fontVariantNumeric: 'tabular-nums',
});
export const players = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
  color: vars.color.onSurfaceMuted,
});
export const heart = screenStyle({ alignSelf: 'start' });
/** Below everything, as wide as the card. */
export const road = screenStyle({ gridColumn: '1 / -1' });
