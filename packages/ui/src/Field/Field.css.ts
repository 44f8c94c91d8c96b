import { globalStyle } from '@vanilla-extract/css';
import { ink } from '../Box/surfaces.css.ts';
import { vars } from '../theme/contract.css.ts';
import { kitLayer } from '../theme/layers.css.ts';
import { kitStyle } from '../theme/style.ts';

export const field = kitStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, minWidth: 0 });

export const head = kitStyle({
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.text,
});
export const mark = kitStyle({ color: vars.color.negative, marginInlineStart: vars.space.xxs });

const note = { fontSize: vars.text.sm, lineHeight: vars.leading.text };
export const hintText = kitStyle({ ...note, color: ink.muted });
export const errorText = kitStyle({
  ...note,
  display: 'flex',
  gap: vars.space.xxs,
  color: vars.color.negative,
  fontWeight: vars.weight.medium,
});
/** Below the control: what is said about it, and at the end of the line a link or a count. */
export const foot = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
});
export const notes = kitStyle({ flex: '1 1 auto', minInlineSize: 0 });
export const aside = kitStyle({
  position: 'relative',
  marginInlineStart: 'auto',
  // With the spaces above and below it, a link has the height of a touch target.
  minBlockSize: `calc(${vars.size.touch} - ${vars.space.xxs} - ${vars.space.md})`,
});
globalStyle(`${aside} > a::after`, {
  '@layer': {
    [kitLayer]: {
      content: '',
      position: 'absolute',
      inset: `calc(-1 * ${vars.space.xxs}) 0 calc(-1 * ${vars.space.md})`,
    },
  },
});
/** Aligns the icon with the first line of the text. */
export const errorIcon = kitStyle({ display: 'flex', alignItems: 'center', flexShrink: 0, blockSize: '1lh' });
