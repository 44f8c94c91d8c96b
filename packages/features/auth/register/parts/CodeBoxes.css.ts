import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

const { border, color, radius, space } = vars;

/** The input lies over the boxes, which draw what is typed. */
export const place = screenStyle({ position: 'relative', maxInlineSize: '22rem' });

export const boxes = screenStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space.xs,
});

export const box = screenStyle({
  display: 'grid',
  placeItems: 'center',
  blockSize: '3.5rem',
  minInlineSize: 0,
  border: `${border.control} solid ${color.lineStrong}`,
  borderRadius: radius.control,
  color: color.onSurface,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.control,
});

/** The box of the next digit, while the input has the focus. */
export const nextBox = screenStyle({
  selectors: {
    [`${place}:focus-within &`]: { outline: `${border.focus} solid ${color.focus}`, outlineOffset: '1px' },
  },
});

export const wrongBox = screenStyle({ borderColor: color.negative });

export const input = screenStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  padding: 0,
  border: 'none',
  outline: 'none',
  background: 'none',
  color: 'transparent',
  caretColor: 'transparent',
  // iOS zooms into focused inputs with a smaller font.
  fontSize: '1rem',
  cursor: 'text',
  selectors: {
    '&::selection': { backgroundColor: 'transparent' },
    '&:autofill': { opacity: 0 },
  },
});

/** A line with the time until the next code, and the button that asks for it. */
export const again = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.sm,
  minBlockSize: vars.size.touch,
});
