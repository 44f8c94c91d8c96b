import { hasFailure } from '#core/components/hasFailure.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Shown while the page beside it has an error. */
export const tellUs = screenStyle({
  display: 'none',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xxs,
  padding: vars.space.md,
  textAlign: 'center',
  selectors: { [`[role=dialog] ${hasFailure} > &`]: { display: 'flex' } },
});
