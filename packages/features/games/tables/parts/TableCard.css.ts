import { canHover, from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { fewWords, proportional } from '#ui/theme/largeText.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const body = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.sm}`,
  blockSize: '100%',
  padding: `${vars.space.xs} ${vars.space.sm}`,
  containerType: 'inline-size',
  // A finger that rests on the card opens its sheet, not the menu of the browser.
  WebkitTouchCallout: 'none',
  touchAction: 'manipulation',
});
/** What is less important at a table that is closed. Its secondary text is darker instead, so that it stays legible. */
export const dim = screenStyle({ selectors: { [`${body}[data-closed] &`]: { opacity: 0.72 } } });
export const head = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  // As tall as the clock beside it, also without one.
  minBlockSize: vars.size.touch,
});
export const mark = screenStyle({ flex: 'none', inlineSize: proportional('1.75rem') });
export const facts = screenStyle({ display: 'grid', minInlineSize: 0 });
export const name = screenStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
  '@container': { [fewWords]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
export const line = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minInlineSize: 0,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.control,
  color: vars.color.onSurfaceMuted,
  selectors: { [`${body}[data-closed] &`]: { color: 'inherit' } },
  '@container': { [fewWords]: { flexWrap: 'wrap' } },
});
/** Keeps the place of the clock. */
export const sheet = screenStyle({ inlineSize: vars.size.touch, blockSize: vars.size.touch });
/** Its height does not depend on whether the columns of this window are known yet. */
export const road = screenStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  alignItems: 'center',
  aspectRatio: '289 / 73',
  '@media': { [from('desktop')]: { aspectRatio: '217 / 73' } },
});
export const foot = screenStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  minBlockSize: '1.5rem',
  fontSize: vars.text.xs,
  lineHeight: vars.leading.control,
});
/** For mouse and keyboard; a finger holds the card. It is always there for screen readers. */
export const more = screenStyle({
  marginInlineStart: 'auto',
  marginBlock: `calc(-1 * ${vars.space.xs})`,
  opacity: 0,
  pointerEvents: 'none',
  selectors: { '&:focus-within': { opacity: 1, pointerEvents: 'auto' } },
  '@media': {
    [canHover]: { selectors: { [`${body}:hover &`]: { opacity: 1, pointerEvents: 'auto' } } },
  },
});
export const sit = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  color: vars.color.accent,
});
