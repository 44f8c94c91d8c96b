import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Hangs from the bar of a game, which keeps its place and gets the clicks. */
export const aheadInGame = screenStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: '100%',
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.sm,
  borderEndStartRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.onWarningSoft,
  boxShadow: vars.shadow.raised,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
  textAlign: 'center',
  pointerEvents: 'none',
});
