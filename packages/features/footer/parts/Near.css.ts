import { screenStyle } from '#ui/theme/style.ts';

/** Has a size, so that it can be seen, and takes no room. */
export const mark = screenStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '1px',
  blockSize: '1px',
});
