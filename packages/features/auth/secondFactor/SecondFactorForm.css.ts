import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

const { border, color, radius, space } = vars;

/** Focused for screen readers only, so it has no focus ring. */
export const head = screenStyle({ display: 'grid', gap: space.xxs, outline: 'none' });

export const choices = screenStyle({
  display: 'grid',
  minInlineSize: 0,
  border: 'none',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.xs,
});
export const choice = screenStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: vars.size.touch,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  border: `${border.control} solid ${color.lineStrong}`,
  borderRadius: radius.control,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: color.accent,
      backgroundColor: color.accentSoft,
      color: color.onAccentSoft,
    },
    '&:has(:focus-visible)': { outline: `${border.focus} solid ${color.focus}`, outlineOffset: '2px' },
  },
});
/** The label is the click target. The dot shows the choice also in forced colours. */
export const input = screenStyle({ flex: 'none', accentColor: 'currentColor', outline: 'none' });
