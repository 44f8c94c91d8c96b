import { globalStyle } from '@vanilla-extract/css';
import { ink } from '../Box/surfaces.css.ts';
import { vars } from '../theme/contract.css.ts';
import { kitLayer } from '../theme/layers.css.ts';
import { kitStyle } from '../theme/style.ts';

export const field = kitStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, minWidth: 0 });

export const head = kitStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
});
// A link beside the label: its touch target reaches up from the control, over the space above the field.
globalStyle(`${head} > a`, { '@layer': { [kitLayer]: { position: 'relative' } } });
globalStyle(`${head} > a::after`, {
  '@layer': {
    [kitLayer]: {
      content: '',
      position: 'absolute',
      inset: `calc(100% + ${vars.space.xxs} - ${vars.size.touch}) 0 calc(-1 * ${vars.space.xxs})`,
    },
  },
});
export const label = kitStyle({ fontWeight: vars.weight.medium });
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
/** Aligns the icon with the first line of the text. */
export const errorIcon = kitStyle({ display: 'flex', alignItems: 'center', flexShrink: 0, blockSize: '1lh' });
