import { state } from '#ui/ErrorState/ErrorState.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** An error in place of the page or a list. One inside a form is explained there. */
const failed = state.classNames.variants.size.normal.split(' ')[0];

/** Shown while the page beside it has an error. */
export const tellUs = screenStyle({
  display: 'none',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xxs,
  padding: vars.space.md,
  textAlign: 'center',
  selectors: { [`[role=dialog] :has(.${failed}) > &`]: { display: 'flex' } },
});
