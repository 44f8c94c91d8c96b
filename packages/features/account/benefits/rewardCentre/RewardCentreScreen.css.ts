import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Rewards beside each other where there is space. */
export const list = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: vars.space.md,
});

/** The picture of a reward beside its name. */
export const head = screenStyle({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: vars.space.sm,
  overflowWrap: 'anywhere',
});
export const picture = screenStyle({
  alignSelf: 'start',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
});

/** What a reward is worth. */
export const worth = screenStyle({
  fontFamily: vars.font.display,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.strong,
  color: vars.color.accent,
});
