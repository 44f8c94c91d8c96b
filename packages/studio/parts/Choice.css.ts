import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const group = screenStyle({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });
export const legend = screenStyle({ padding: 0, marginBlockEnd: vars.space.xs, fontWeight: vars.weight.strong });
export const cards = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(5.5rem, 100%), 1fr))',
  gap: vars.space.xs,
});
export const card = screenStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  padding: vars.space.sm,
  border: `${vars.border.control} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
      backgroundColor: vars.color.accentSoft,
      color: vars.color.onAccentSoft,
    },
    '&:has(:focus-visible)': { outline: `${vars.border.focus} solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
/** Covers the card: the whole of it is the target. */
export const radio = screenStyle({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });
export const sampleBox = screenStyle({
  width: '2.5rem',
  height: '1.75rem',
  borderBlockStart: '3px solid currentColor',
  borderInlineStart: '3px solid currentColor',
});
export const letters = screenStyle({ fontSize: vars.text.lg, lineHeight: vars.leading.text, whiteSpace: 'nowrap' });
