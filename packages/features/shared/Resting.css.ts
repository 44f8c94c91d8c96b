import { styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { inScreen, screenStyle } from '#ui/theme/style.ts';

/** Around the words. */
export const places = styleVariants({
  // In a column of a link: on the lower edge of the mark. Takes no room, and gives back the `xxs` gap that it brings.
  onMark: inScreen({
    order: -1,
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'center',
    inlineSize: '100%',
    blockSize: 0,
    marginBlockStart: `calc(-1 * ${vars.space.xxs})`,
  }),
  // In a row that wraps, or a column of a grid: a line of its own below the name.
  below: inScreen({ flexBasis: '100%', display: 'flex' }),
});

export const words = screenStyle({
  paddingInline: '0.375rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.onWarningSoft,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.text,
  whiteSpace: 'nowrap',
  // Seen where colours are taken away.
  outline: '1px solid transparent',
  outlineOffset: '-1px',
});

/** For the mark of a vendor, which comes before the words in the source, and the name between them. */
export const quietMark = {
  [`&:has(~ ${places.onMark}), &:has(~ ${places.below})`]: { order: -1, filter: 'grayscale(1)', opacity: 0.7 },
};
