import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

const line = `${vars.border.hairline} solid ${vars.color.line}`;

/** Bars and parts: below each other on a phone, side by side where both have room. */
export const cards = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.sm,
  selectors: { '&:empty': { display: 'none' } },
});
export const card = screenStyle({ padding: vars.space.sm, border: line, borderRadius: vars.radius.card });
/** As high as its bars, with a line above them and two below. */
export const chart = screenStyle({
  minBlockSize: 'calc(8rem + 3lh)',
  fontSize: vars.text.xs,
  lineHeight: vars.leading.text,
});
export const parts = screenStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: line,
  borderRadius: vars.radius.card,
});
export const part = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.sm,
  minBlockSize: '3.5rem',
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xxs,
  selectors: { '&:not(:last-child)': { borderBlockEnd: line } },
});
export const amounts = screenStyle({ fontWeight: vars.weight.strong, textAlign: 'end' });
