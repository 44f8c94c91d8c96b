import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

export const group = kitStyle({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });
export const legend = kitStyle({ padding: 0, marginBlockEnd: vars.space.sm });

export const cards = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: vars.space.sm,
});

/** Two of the same size, also on phones; below each other where a column would be too narrow for a sum. */
export const pair = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gridAutoRows: '1fr',
  gap: vars.space.sm,
});
export const hintSlot = kitStyle({ marginBlockEnd: vars.space.sm });

/** The whole card is clickable. The radio shows the choice too, so that it does not depend on colour. */
export const card = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
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
    // A narrow column has no room beside the radio.
    [`${pair} > &`]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: vars.space.xs },
    '&:has(> :nth-child(3))': { gridTemplateColumns: 'auto auto minmax(0, 1fr)' },
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

export const radio = kitStyle({
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'inherit',
  // The card draws the focus ring.
  outline: 'none',
});

export const emblem = kitStyle({ display: 'grid', color: 'inherit' });
export const textColumn = kitStyle({
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const name = kitStyle({ fontWeight: vars.weight.strong, lineHeight: vars.leading.heading });
export const note = kitStyle({
  color: vars.color.onSurfaceMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.text,
  selectors: { [`${card}:has(:disabled) &`]: { color: vars.color.onSunkenMuted } },
});
export const marks = kitStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs });
