import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

const { money, onMoney, moneyLine } = vars.color;

export const band = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.sm,
  rowGap: vars.space.xs,
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.md,
  border: `${vars.border.hairline} solid ${moneyLine}`,
  borderRadius: vars.radius.card,
  backgroundColor: money,
  // A highlight at the top.
  backgroundImage: 'linear-gradient(color-mix(in srgb, white 28%, transparent), transparent 60%)',
  color: onMoney,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', paddingInline: vars.space.lg },
  },
});

export const emblem = screenStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.pill,
  border: `${vars.border.hairline} solid ${moneyLine}`,
});
export const labels = screenStyle({ minInlineSize: 0, minBlockSize: '3rem' });
export const title = screenStyle({
  fontFamily: vars.font.display,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
});
export const note = screenStyle({ fontSize: vars.text.xs, lineHeight: vars.leading.text });
