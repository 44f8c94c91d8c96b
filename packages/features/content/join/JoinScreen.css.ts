import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** The gift and the rule beside each other where there is space. */
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space.lg,
});

/** What the invited player gets. */
export const worth = screenStyle({
  fontFamily: vars.font.display,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.strong,
  color: vars.color.accent,
  overflowWrap: 'anywhere',
});

export const rules = screenStyle({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  paddingInlineStart: vars.space.lg,
  listStyle: 'disc',
  lineHeight: vars.leading.text,
});
export const title = screenStyle({ overflowWrap: 'anywhere' });
