import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Spans the dialog's width and, on phones, the height between its header and its button. */
export const stage = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginInline: `calc(-1 * ${vars.space.lg})`,
  // Cancels the dialog's padding.
  marginBlock: `calc(-1 * ${vars.space.md})`,
  blockSize: 'max(16rem, calc(100dvh - 12rem))',
  backgroundColor: vars.color.canvas,
  color: vars.color.onCanvas,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  '@media': { [from('tablet')]: { blockSize: 'clamp(16rem, calc(100dvh - 16rem), 30rem)' } },
});
export const layer = screenStyle({ gridArea: '1 / 1', placeSelf: 'center', padding: vars.space.md });
export const frame = screenStyle({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  transition: `opacity ${vars.motion.normal} ${vars.motion.easeOut}`,
});
/** Until the chat has rendered: an empty iframe would flash white in dark mode. */
export const hidden = screenStyle({ opacity: 0 });
