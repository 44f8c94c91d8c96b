import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Shown where the panel is below the form (LGN-02), not beside it. */
export const besideNothing = screenStyle({ '@media': { [from('desktop')]: { display: 'none' } } });

/** Stands in the document, which does not know the browser, so that nothing below moves for the button. */
export const passkeyRow = screenStyle({ minBlockSize: vars.size.touch });
