import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

export const row = kitStyle({
  display: 'inline-flex',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  paddingBlock: `calc((${vars.size.touch} - 1lh) / 2)`,
  lineHeight: vars.leading.text,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { opacity: 0.55, cursor: 'not-allowed' } },
});

export const box = kitStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: '1lh',
  // Gives the box the baseline of text, for where its label is hidden and another text names it.
  '::before': { content: '\\200b', gridArea: '1 / 1' },
});

export const input = kitStyle({
  appearance: 'none',
  gridArea: '1 / 1',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  border: `calc(${vars.border.control} + 0.5px) solid ${vars.color.lineStrong}`,
  borderRadius: `min(${vars.radius.control}, calc(${vars.size.icon} * 0.28))`,
  backgroundColor: vars.color.field,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '&:disabled': { borderStyle: 'dashed', backgroundColor: vars.color.sunken },
    '&:checked': { backgroundColor: vars.color.accent, borderColor: vars.color.accent },
    '&[aria-invalid="true"]:not(:checked)': { borderColor: vars.color.negative },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const tick = kitStyle({
  gridArea: '1 / 1',
  position: 'relative',
  color: vars.color.onAccent,
  opacity: 0,
  pointerEvents: 'none',
  transform: 'scale(0.6)',
  transition: `opacity ${vars.motion.fast} ${vars.motion.easeOut}, transform ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: { [`${input}:checked + &`]: { opacity: 1, transform: 'none' } },
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

export const textColumn = kitStyle({ minWidth: 0 });

/** Aligned with the label text. The negative margin takes back the vertical padding of the row. */
export const notes = kitStyle({
  marginInlineStart: `calc(${vars.size.icon} + ${vars.space.xs})`,
  marginBlockStart: `calc(-1 * ${vars.space.xs})`,
});
