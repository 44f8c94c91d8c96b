import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { depth } from '../theme/depth.ts';
import { kitStyle } from '../theme/style.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } });
const vanish = keyframes({ to: { opacity: 0 } });

export const popup = kitStyle({
  zIndex: depth.popup,
  minInlineSize: 'max(13rem, var(--radix-dropdown-menu-trigger-width))',
  maxInlineSize: 'min(20rem, 100vw - 1rem)',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  selectors: {
    '&[data-state="open"]': { animation: `${appear} ${vars.motion.fast} ${vars.motion.easeOut}` },
    '&[data-state="closed"]': { animation: `${vanish} ${vars.motion.fast} ${vars.motion.easeOut} forwards` },
  },
});

export const item = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.md,
  lineHeight: vars.leading.control,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: `${vars.border.control} solid transparent`,
  outlineOffset: `calc(-1 * ${vars.border.control})`,
  // Rows for fingers are higher than those for a mouse.
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.rowDense } },
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}` },
    '&[data-highlighted]': {
      backgroundColor: vars.color.accentSoft,
      color: vars.color.onAccentSoft,
      // Visible in forced-colors mode, where the background is removed.
      outlineColor: 'transparent',
    },
    '&[data-highlighted]:focus-visible': { outlineColor: vars.color.onAccentSoft },
    '&[aria-current="page"], &[aria-checked="true"]': { fontWeight: vars.weight.strong },
  },
});
export const danger = kitStyle({
  color: vars.color.negative,
  selectors: {
    '&[data-highlighted]': { backgroundColor: vars.color.negativeSoft, color: vars.color.onNegativeSoft },
    '&[data-highlighted]:focus-visible': { outlineColor: vars.color.onNegativeSoft },
  },
});
export const textColumn = kitStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const description = kitStyle({
  display: 'block',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.text,
  color: vars.color.onSurfaceMuted,
  selectors: { '[data-highlighted] &': { color: 'inherit' } },
});
export const groupLabel = kitStyle({
  paddingBlock: `${vars.space.xs} ${vars.space.xxs}`,
  paddingInline: vars.space.md,
  fontSize: vars.text.sm,
  color: vars.color.onSurfaceMuted,
});
/** Reserves the space of the tick on options that are not selected. */
export const tick = kitStyle({ display: 'inline-flex', flex: 'none', inlineSize: vars.size.icon });
export const divider = kitStyle({
  blockSize: vars.border.hairline,
  backgroundColor: vars.color.line,
  '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText' } },
});
