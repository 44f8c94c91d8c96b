import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** One card per wallet; as many beside each other as fit. */
export const cards = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const item = screenStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const mark = screenStyle({ display: 'block', flex: 'none', inlineSize: '1.75rem' });
