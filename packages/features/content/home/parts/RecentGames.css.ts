import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const game = screenStyle({
  display: 'grid',
  gap: vars.space.xxs,
  inlineSize: '4.75rem',
  color: 'inherit',
  scrollSnapAlign: 'start',
  textDecoration: 'none',
});
// As with the cover of a tile (`GameTile`).
globalStyle(`${game}:focus > :first-child`, { '@layer': { [screenLayer]: { viewTransitionName: 'cover' } } });
export const name = screenStyle({
  overflow: 'hidden',
  fontSize: vars.text.xs,
  lineHeight: vars.leading.text,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
