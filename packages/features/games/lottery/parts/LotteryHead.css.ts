import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const head = screenStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gap: vars.space.md,
  padding: vars.space.md,
  borderRadius: vars.radius.sheet,
  overflow: 'hidden',
  '@media': { [from('tablet')]: { padding: vars.space.lg, gap: vars.space.lg } },
});

/** A lotus ornament at the end of the head, behind the text. */
export const flower = screenStyle({
  // Phones have no space beside the text.
  display: 'none',
  position: 'absolute',
  zIndex: -1,
  insetBlockEnd: 0,
  insetInlineEnd: vars.space.lg,
  inlineSize: 'min(28rem, 80%)',
  aspectRatio: '460 / 240',
  '@media': { [from('tablet')]: { display: 'block' } },
});

export const strip = screenStyle({
  display: 'flex',
  gap: vars.space.sm,
  // Extends to the edges of the head, to hint that the strip scrolls.
  marginInline: `calc(-1 * ${vars.space.md})`,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xxs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space.md,
  '@media': {
    [from('tablet')]: {
      marginInline: `calc(-1 * ${vars.space.lg})`,
      paddingInline: vars.space.lg,
      scrollPaddingInline: vars.space.lg,
    },
  },
});

/** Keeps the height of three lines, with or without content; date and draw fit one of them. */
export const result = screenStyle({
  display: 'grid',
  alignContent: 'space-between',
  flex: '0 0 auto',
  inlineSize: 'min(16rem, 100%)',
  minBlockSize: '7rem',
  gap: vars.space.xxs,
  padding: vars.space.sm,
  borderRadius: vars.radius.card,
  scrollSnapAlign: 'start',
});

export const resultName = screenStyle({
  display: 'block',
  overflow: 'hidden',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.text,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
