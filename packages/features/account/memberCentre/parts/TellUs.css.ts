import { actionSlot } from '#ui/ErrorState/ErrorState.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** The place of the retry of an error. One without, inside a form, is explained there. */
const { normal, compact } = actionSlot.classNames.variants.size;
const failed = [normal, compact].map((names) => `.${names.split(' ')[0]}`).join();

/** Shown while the page beside it has an error. */
export const tellUs = screenStyle({
  display: 'none',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xxs,
  padding: vars.space.md,
  textAlign: 'center',
  selectors: { [`[role=dialog] :has(${failed}) > &`]: { display: 'flex' } },
});
