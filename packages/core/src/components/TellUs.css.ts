import { state } from '#ui/ErrorState/ErrorState.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** An error in place of a screen or a list. One inside a form is explained there. */
const failed = `:has(.${state.classNames.variants.size.normal.split(' ')[0]})`;

/** Shown below the page of a centre, and below the main part of the site, while either has an error. */
export const tellUs = screenStyle({
  display: 'none',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xxs,
  padding: vars.space.md,
  textAlign: 'center',
  selectors: {
    [`[role=dialog] ${failed} > &`]: { display: 'flex' },
    [`main${failed} ~ &`]: { display: 'flex' },
  },
});
