import { styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { inScreen, screenStyle } from '#ui/theme/style.ts';

/** The box around the label, by position. */
export const places = styleVariants({
  // In a column of a link: on the lower edge of the mark. Has no height, and undoes the `xxs` gap that it adds.
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
  // In a row that does not wrap: after the name.
  beside: inScreen({ display: 'flex', flex: 'none' }),
  // In a wrapping row or a grid column: a line of its own below the name.
  below: inScreen({ flexBasis: '100%', display: 'flex' }),
});

export const label = screenStyle({
  paddingInline: '0.375rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.onWarningSoft,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.text,
  whiteSpace: 'nowrap',
  // Visible in forced-colors mode.
  outline: '1px solid transparent',
  outlineOffset: '-1px',
});

/** Dims the mark of a vendor in maintenance. The mark precedes the name and the badge in the DOM. */
export const quietMark = {
  [[places.onMark, places.beside, places.below].map((place) => `&:has(~ ${place})`).join()]: {
    order: -1,
    filter: 'grayscale(1)',
    opacity: 0.7,
  },
};
