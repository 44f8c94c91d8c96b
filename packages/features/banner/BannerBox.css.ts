import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Banners are drawn 1280 by 400. The place has its size before anything is known. */
export const box = screenStyle({
  position: 'relative',
  aspectRatio: '16 / 5',
  inlineSize: '100%',
  overflow: 'clip',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.placeholder,
});
export const layer = screenStyle({ position: 'absolute', inset: 0, borderRadius: 'inherit' });
