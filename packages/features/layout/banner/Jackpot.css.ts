import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

const { money, onMoney, moneyLine } = vars.color;

/** On phones two lines: title and number, and the note below. With large text the number has a line of its own. */
export const band = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: vars.space.sm,
  minBlockSize: '4.25rem',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.sm,
  border: `${vars.border.hairline} solid ${moneyLine}`,
  borderRadius: vars.radius.card,
  backgroundColor: money,
  // A highlight at the top.
  backgroundImage: 'linear-gradient(color-mix(in srgb, white 28%, transparent), transparent 60%)',
  color: onMoney,
  '@media': {
    [from('tablet')]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      paddingBlock: vars.space.sm,
      paddingInline: vars.space.lg,
    },
    // Beside the banner.
    [from('desktop')]: { gridTemplateColumns: 'auto minmax(0, 1fr)', rowGap: vars.space.xs },
  },
});

export const emblem = screenStyle({
  display: 'none',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.pill,
  border: `${vars.border.hairline} solid ${moneyLine}`,
  '@media': { [from('tablet')]: { display: 'grid' } },
});
export const labels = screenStyle({
  display: 'contents',
  '@media': { [from('tablet')]: { display: 'block', minInlineSize: 0, minBlockSize: '3rem' } },
});
export const title = screenStyle({
  fontFamily: vars.font.display,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
});
export const note = screenStyle({
  // Last, also after the number.
  order: 1,
  flexBasis: '100%',
  fontSize: vars.text.xs,
  lineHeight: vars.leading.text,
});
