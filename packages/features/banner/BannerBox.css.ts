import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';
import { shape } from './parts/BannerSlide.css.ts';

/** The place has its size before anything is known. */
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
  // What another layer has taken over goes when that is surely drawn: two round corners in one place make a hard edge.
  selectors: { '&[inert]': { visibility: 'hidden', transition: 'visibility 0s 1s' } },
});
