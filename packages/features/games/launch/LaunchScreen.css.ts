import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const screen = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100dvh',
  backgroundColor: vars.color.canvas,
});
globalStyle(`${screen} > main`, {
  '@layer': { [screenLayer]: { flex: 1, minBlockSize: 0, display: 'grid', overflow: 'auto' } },
});

// A game scrolls inside its own frame, so the page reserves no scrollbar gutter.
globalStyle(`html:has(${screen})`, { '@layer': { [screenLayer]: { scrollbarGutter: 'auto' } } });

export const frame = screenStyle({ display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 });
export const centre = screenStyle({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.md,
  padding: vars.space.lg,
  textAlign: 'center',
});

/** The area of the game; notices about it are laid over it. */
export const stage = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  minBlockSize: 0,
});
/** Covers the lower edge of the game, which keeps loading behind it. */
export const slowBox = screenStyle({
  position: 'absolute',
  insetBlockEnd: vars.space.md,
  insetInline: vars.space.md,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  maxInlineSize: '36rem',
  marginInline: 'auto',
  padding: vars.space.md,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
  boxShadow: vars.shadow.overlay,
  outline: '1px solid transparent',
});
export const notice = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.xs,
  padding: `${vars.space.xxs} ${vars.space.sm}`,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.onWarningSoft,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
});

/** As high as its line, also while it is empty. */
export const note = screenStyle({ minBlockSize: '1lh', color: vars.color.onSurfaceMuted });
