import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const card = screenStyle({ display: 'grid', gridTemplateRows: 'auto 1fr', blockSize: '100%' });
export const picture = screenStyle({
  overflow: 'hidden',
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
});
export const body = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  padding: vars.space.md,
  overflowWrap: 'anywhere',
});
export const details = screenStyle({ display: 'grid', gap: vars.space.xs });
/** At the bottom of the card, whatever its texts. The button wraps below the price. */
export const foot = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  marginBlockStart: 'auto',
  minBlockSize: vars.size.touch,
});
