import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Envelopes beside each other where there is space. */
export const list = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: vars.space.sm,
});
export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.sm,
  alignItems: 'start',
});
export const rowArt = screenStyle({ inlineSize: '3.5rem' });
export const rowWords = screenStyle({ display: 'grid', gap: vars.space.xs, justifyItems: 'start' });
export const sum = screenStyle({
  fontFamily: vars.font.display,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
