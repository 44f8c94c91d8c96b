import { styleVariants } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { contentWidth } from '#ui/theme/contentWidth.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { inScreen, screenStyle } from '#ui/theme/style.ts';

export const footer = screenStyle({
  backgroundColor: vars.color.canvas,
  color: vars.color.onCanvas,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  // Leaves space for the bottom bar on phones.
  paddingBlockEnd: `calc(${vars.size.touch} + ${vars.space.xxl} + env(safe-area-inset-bottom))`,
  '@media': { [from('desktop')]: { paddingBlockEnd: vars.space.lg } },
});

/** The page's content column. */
export const column = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  inlineSize: '100%',
  maxInlineSize: contentWidth.base,
  marginInline: 'auto',
  padding: `${vars.space.xl} ${vars.space.md} 0`,
  '@media': {
    [from('tablet')]: { paddingInline: vars.space.lg },
    [from('desktop')]: { gap: vars.space.xxl, paddingBlockStart: vars.space.xxl },
    ...contentWidth.media,
  },
});

/** A row of blocks; an empty row takes no space. */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xxl,
  rowGap: vars.space.xl,
  selectors: { '&:empty': { display: 'none' } },
} as const;
export const rowKinds = styleVariants({
  normal: inScreen(row),
  last: inScreen({
    ...row,
    paddingBlockStart: vars.space.lg,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  }),
});
