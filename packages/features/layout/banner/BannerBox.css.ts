import { barSize } from '#ui/Carousel/Carousel.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';
import { most, onPhones, shape } from './parts/BannerSlide.css.ts';

/** Has its final size before the banners load: a picture, and the row of the dots below it. */
export const box = screenStyle({
  position: 'relative',
  display: 'grid',
  paddingBlockEnd: barSize,
  borderRadius: vars.radius.card,
  selectors: {
    '&[data-compact]': { vars: { [onPhones]: '4.75rem', [most]: 'max(11.5rem, 23svh)' } },
    '&::before': { content: '', ...shape, borderRadius: 'inherit', backgroundColor: vars.color.placeholder },
  },
});
export const layer = screenStyle({
  position: 'absolute',
  inset: '0 0 auto',
  borderRadius: 'inherit',
  // Hides a covered layer after the other has certainly painted: stacked rounded corners would show a hard edge.
  selectors: { '&[inert]': { visibility: 'hidden', transition: 'visibility 0s 1s' } },
});
