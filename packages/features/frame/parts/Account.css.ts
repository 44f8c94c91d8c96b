import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** One line, and as much of a long name as there is room for; the whole of it stands in the account. */
export const greeting = screenStyle({
  display: 'none',
  maxInlineSize: '16rem',
  overflow: 'hidden',
  // Room for the marks that stack above and below Thai letters.
  paddingBlock: '0.25em',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.onChromeMuted,
  fontSize: vars.text.sm,
  '@media': { [from('tablet')]: { display: 'block' } },
});

/** On phones the page says it; who hears the page hears it here on every width. */
export const mark = screenStyle({
  position: 'absolute',
  inlineSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  '@media': {
    [from('tablet')]: { position: 'static', inlineSize: 'auto', overflow: 'visible', clipPath: 'none' },
  },
});

/** On phones it stands in the bar below. */
export const roomy = screenStyle({ display: 'none', '@media': { [from('desktop')]: { display: 'block' } } });
