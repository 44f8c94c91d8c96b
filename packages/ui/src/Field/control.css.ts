import { styleVariants } from '@vanilla-extract/css';
import { ink } from '../Box/surfaces.css.ts';
import { vars } from '../theme/contract.css.ts';
import { inKit, kitStyle } from '../theme/style.ts';

const touch = '(pointer: coarse)';

/** A lock of two shapes, so that no picture is loaded for it: a body, and a bow that is half a ring. */
const lock = {
  content: '',
  flex: 'none',
  alignSelf: 'center',
  inlineSize: '0.75rem',
  blockSize: '0.875rem',
  marginInline: `${vars.space.xxs} ${vars.space.sm}`,
  backgroundImage:
    'linear-gradient(currentColor, currentColor), radial-gradient(circle at 50% 100%, transparent 38%, currentColor 42% 62%, transparent 66%)',
  backgroundPosition: '50% 100%, 50% 0',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 57%, 83% 46%',
} as const;

/** The box around an input or a select. */
export const well = kitStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minWidth: 0,
  border: `${vars.border.control} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.field,
  color: vars.color.onSurface,
  lineHeight: vars.leading.control,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '&:has(> :focus-visible)': { outline: `${vars.border.focus} solid ${ink.focus}`, outlineOffset: '2px' },
  },
});
export const wellSizes = styleVariants({
  small: inKit({
    minBlockSize: vars.size.controlSmall,
    fontSize: vars.text.sm,
    '@media': { [touch]: { minBlockSize: vars.size.touch } },
  }),
  medium: inKit({ minBlockSize: vars.size.control, fontSize: vars.text.md }),
});
export const wellStates = styleVariants({
  ready: inKit({ selectors: { '&:hover': { borderColor: vars.color.onSurfaceMuted } } }),
  invalid: inKit({ borderColor: vars.color.negative, boxShadow: `inset 0 0 0 1px ${vars.color.negative}` }),
  readonly: inKit({ borderColor: vars.color.line, backgroundColor: 'transparent', color: 'inherit' }),
  disabled: inKit({
    borderStyle: 'dashed',
    backgroundColor: vars.color.sunken,
    color: vars.color.onSunkenMuted,
    cursor: 'not-allowed',
    selectors: { '&::after': lock },
  }),
});

/** The input or select. It fills the box, so that the whole box is clickable. */
export const control = kitStyle({
  flex: '1 1 auto',
  alignSelf: 'stretch',
  inlineSize: '100%',
  minWidth: 0,
  // As tall as the box with its border, which is the touch target.
  marginBlock: `calc(-1 * ${vars.border.control})`,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xxs,
  border: 'none',
  borderRadius: 'inherit',
  outline: 'none',
  background: 'none',
  textOverflow: 'ellipsis',
  cursor: 'inherit',
  // iOS zooms into focused inputs with a smaller font.
  '@media': { [touch]: { fontSize: `max(1rem, ${vars.text.md})` } },
  selectors: {
    '&::placeholder': { color: vars.color.onSurfaceMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&::-ms-reveal': { display: 'none' },
    // Overrides the browser's background for autofilled inputs.
    '&:autofill': {
      // Its background would cover the border of the box.
      marginBlock: 0,
      boxShadow: `inset 0 0 0 10rem ${vars.color.field}`,
      WebkitTextFillColor: vars.color.onSurface,
      caretColor: vars.color.onSurface,
    },
  },
});

export const leadingSlot = kitStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: vars.space.sm,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: vars.size.icon,
  color: vars.color.onSurfaceMuted,
  pointerEvents: 'none',
});
export const afterLeading = kitStyle({
  selectors: { '&&': { paddingInlineStart: `calc(${vars.space.sm} + ${vars.size.icon} + ${vars.space.xs})` } },
});

export const trailingSlot = kitStyle({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  alignSelf: 'stretch',
  // A button inside is as tall as the box with its border. The negative margin keeps the box at its height.
  marginBlock: `calc(-1 * ${vars.border.control})`,
});
