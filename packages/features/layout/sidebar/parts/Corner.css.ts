import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { proportional } from '#ui/theme/largeText.ts';
import { screenStyle } from '#ui/theme/style.ts';

const { size, space } = vars;

/**
 * At the end of the phone's bottom bar, or at the end of the navigation in the header; both leave this place free, so that
 * the button covers nothing.
 */
export const corner = screenStyle({
  position: 'fixed',
  insetBlockEnd: `calc((${proportional('3.5rem')} - ${size.touch}) / 2 + env(safe-area-inset-bottom))`,
  insetInlineEnd: `calc(${space.xs} + env(safe-area-inset-right))`,
  '@media': {
    [from('desktop')]: {
      position: 'absolute',
      zIndex: 10,
      insetBlockEnd: `calc((3.25rem - ${size.touch}) / 2)`,
      insetInlineEnd: `calc(max(0px, (100% - ${size.content}) / 2) + ${space.md})`,
    },
    print: { display: 'none' },
  },
});
