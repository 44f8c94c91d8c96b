import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const well = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: '3.25rem',
  // Keeps the focus ring clear of the sticky head.
  marginBlockStart: vars.space.xs,
  paddingInlineStart: vars.space.md,
  paddingInlineEnd: vars.space.xxs,
  border: `${vars.border.control} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.field,
  color: vars.color.onSurface,
  selectors: {
    '&:has(> :focus-visible)': { outline: `${vars.border.focus} solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const leading = screenStyle({ display: 'flex', color: vars.color.onSurfaceMuted });

export const input = screenStyle({
  flex: 1,
  alignSelf: 'stretch',
  minInlineSize: 0,
  border: 'none',
  outline: 'none',
  background: 'none',
  color: 'inherit',
  // iOS zooms into inputs with less than 16px.
  fontSize: `max(1rem, ${vars.text.lg})`,
  selectors: { '&::placeholder': { color: vars.color.onSurfaceMuted, opacity: 1 } },
});

/** Fills a phone's screen; has a fixed height on wider ones, so that the dialog does not resize while typing. */
export const results = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  blockSize: 'calc(100dvh - 13.5rem)',
  minBlockSize: '14rem',
  // Leaves space for focus rings inside the scroll container.
  padding: vars.space.xxs,
  margin: `calc(-1 * ${vars.space.xxs})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [from('tablet')]: { blockSize: 'min(26rem, 100dvh - 16.5rem)' } },
});
