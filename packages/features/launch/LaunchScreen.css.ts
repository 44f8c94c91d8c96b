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

// A game scrolls within its own window: the page keeps no room for a bar beside it.
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

export const bar = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  padding: `${vars.space.xxs} ${vars.space.sm}`,
  paddingBlockStart: `calc(${vars.space.xxs} + env(safe-area-inset-top))`,
  backgroundColor: vars.color.chrome,
  color: vars.color.onChrome,
});
export const title = screenStyle({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  paddingBlock: '0.25em',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
});
