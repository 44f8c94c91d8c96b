import { styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { inScreen, screenStyle } from '#ui/theme/style.ts';

export const steps = screenStyle({ display: 'grid', gap: vars.space.sm, counterReset: 'step' });
export const step = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.sm,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
});
export const text = screenStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  counterIncrement: 'step',
  '::before': { content: 'counter(step) ". "', fontWeight: vars.weight.strong },
});
/** A piece of the screen of a phone. */
export const picture = screenStyle({
  display: 'grid',
  inlineSize: '5.5rem',
  blockSize: '3.5rem',
  overflow: 'hidden',
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.canvas,
});
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingInline: vars.space.xs,
  backgroundColor: vars.color.surface,
} as const;
export const bar = styleVariants({
  safari: inScreen({ ...row, justifyContent: 'center', alignSelf: 'end', blockSize: '2rem' }),
  chrome: inScreen({ ...row, justifyContent: 'end', alignSelf: 'start', blockSize: '2rem' }),
});
export const menu = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-evenly',
  paddingInline: vars.space.xs,
  backgroundColor: vars.color.surface,
});
export const dialog = screenStyle({
  ...row,
  alignSelf: 'end',
  alignItems: 'start',
  justifyContent: 'space-between',
  blockSize: '2.5rem',
  paddingBlock: vars.space.xs,
  borderRadius: `${vars.radius.control} ${vars.radius.control} 0 0`,
});
export const stroke = screenStyle({
  flex: 1,
  maxInlineSize: '2.5rem',
  minInlineSize: 0,
  blockSize: '0.25rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.lineStrong,
});
/** Where to tap. */
export const look = screenStyle({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  justifySelf: 'start',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
});
export const pill = screenStyle({
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '0.75rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.accent,
});
