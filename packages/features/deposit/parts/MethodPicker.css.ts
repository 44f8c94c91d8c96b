import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const group = screenStyle({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });
export const legend = screenStyle({ padding: 0, marginBlockEnd: vars.space.sm });

export const methods = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: vars.space.sm,
});

/** All of it can be pressed. The mark of the choice is the round one as well, not the edge alone. */
export const card = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.sm,
  minBlockSize: vars.size.touch,
  padding: vars.space.md,
  border: `${vars.border.control} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
    },
    '&:has(:disabled)': {
      borderStyle: 'dashed',
      backgroundColor: vars.color.sunken,
      color: vars.color.onSunken,
      cursor: 'not-allowed',
    },
    '&:has(:focus-visible)': { outline: `${vars.border.focus} solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const radio = screenStyle({
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'inherit',
  // The card shows it.
  outline: 'none',
});

export const emblem = screenStyle({ display: 'grid', color: 'inherit' });
export const words = screenStyle({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = screenStyle({ fontWeight: vars.weight.strong, lineHeight: vars.leading.heading });
export const note = screenStyle({
  color: vars.color.onSurfaceMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.text,
  selectors: { [`${card}:has(:disabled) &`]: { color: vars.color.onSunkenMuted } },
});
export const marks = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs });
