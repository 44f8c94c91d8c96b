import { screenStyle } from '#ui/theme/style.ts';

const hidden = 'html[data-balance="hidden"]';

/** A balance, which keeps its width when the player hides it. */
export const balance = screenStyle({
  selectors: {
    [`${hidden} &`]: { position: 'relative', display: 'inline-block', visibility: 'hidden' },
    [`${hidden} &::after`]: {
      content: '••••••',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: 0,
      visibility: 'visible',
    },
  },
});
