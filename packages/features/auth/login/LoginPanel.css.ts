import { from } from '#ui/theme/breakpoints.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Shown where the panel is below the form (LGN-02), not beside it. */
export const besideNothing = screenStyle({ '@media': { [from('desktop')]: { display: 'none' } } });

/** Stands in the document, which does not know the browser: the boot script does, so that nothing moves for the button. */
export const wherePasskeys = screenStyle({
  selectors: {
    'html[data-passkeys="none"] &': { display: 'none' },
    // As in the page that takes the document over.
    'html[data-passkeys="first"] &': { order: -1 },
  },
});
