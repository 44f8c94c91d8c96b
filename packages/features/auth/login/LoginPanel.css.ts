import { from } from '#ui/theme/breakpoints.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Shown where the panel is below the form (LGN-02), not beside it. */
export const besideNothing = screenStyle({ '@media': { [from('desktop')]: { display: 'none' } } });
