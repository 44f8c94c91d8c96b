import { styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { inScreen, screenStyle } from '#ui/theme/style.ts';

export const page = screenStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  justifyItems: 'center',
  gap: vars.space.xl,
  overflow: 'hidden',
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.lg,
});
export const heights = styleVariants({
  whole: inScreen({ minHeight: '100dvh', backgroundColor: vars.color.canvas, color: vars.color.onCanvas }),
  framed: inScreen({ minHeight: '60dvh' }),
});
export const brandSlot = screenStyle({ gridRow: 1 });
export const words = screenStyle({
  gridRow: 2,
  alignSelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.md,
  width: '100%',
  maxWidth: '36rem',
  paddingBlockEnd: vars.space.xxl,
  overflowWrap: 'anywhere',
});
export const ornament = screenStyle({
  width: 'min(20rem, 80%)',
  aspectRatio: '460 / 240',
  marginBlockEnd: vars.space.sm,
});

/** Keeps a line free, so that news moves nothing. */
export const note = screenStyle({
  minHeight: `calc(${vars.text.sm} * ${vars.leading.text})`,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
  color: vars.color.onCanvasMuted,
  textAlign: 'center',
});
