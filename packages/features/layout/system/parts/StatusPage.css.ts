import { styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { inScreen, screenStyle } from '#ui/theme/style.ts';

export const page = screenStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space.xl,
  overflow: 'hidden',
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.lg,
});
export const heights = styleVariants({
  whole: inScreen({ minHeight: '100dvh', backgroundColor: vars.color.canvas, color: vars.color.onCanvas }),
  embedded: inScreen({ minHeight: '60dvh' }),
});
export const brandSlot = screenStyle({ gridRow: 1 });
export const textColumn = screenStyle({
  gridRow: 2,
  alignSelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.md,
  width: '100%',
  maxWidth: '36rem',
  overflowWrap: 'anywhere',
});

/** `alone`: nothing follows the text; `shared`: more content follows. */
export const textColumns = styleVariants({
  alone: inScreen({ paddingBlockEnd: vars.space.xxl }),
  shared: {},
});
export const afterSlot = screenStyle({ gridRow: 3, display: 'grid', justifyItems: 'center', width: '100%' });
export const ornament = screenStyle({ aspectRatio: '460 / 240', marginBlockEnd: vars.space.sm });
export const ornaments = styleVariants({
  alone: inScreen({ width: 'min(20rem, 80%)' }),
  shared: inScreen({ width: 'min(14rem, 60%)' }),
});

/** Reserves one line, so that a message does not move the layout. */
export const note = screenStyle({
  minHeight: `calc(${vars.text.sm} * ${vars.leading.text})`,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
  color: vars.color.onCanvasMuted,
  textAlign: 'center',
});
