import { from } from './breakpoints.ts';
import { vars } from './contract.css.ts';

/** The largest width of a page's content. On huge screens a quarter more, which still leaves room for what floats beside it. */
export const contentWidth = {
  base: vars.size.content,
  media: { [from('huge')]: { maxInlineSize: `calc(${vars.size.content} * 1.25)` } },
};
