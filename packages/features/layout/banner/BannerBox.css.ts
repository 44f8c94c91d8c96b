import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';
import { shape } from './parts/BannerSlide.css.ts';

/** Has its final size before the banners load. */
export const box = screenStyle({
  position: 'relative',
  ...shape,
  overflow: 'clip',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.placeholder,
});
export const layer = screenStyle({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  // Hides a covered layer after the other has certainly painted: stacked rounded corners would show a hard edge.
  selectors: { '&[inert]': { visibility: 'hidden', transition: 'visibility 0s 1s' } },
});
