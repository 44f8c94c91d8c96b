import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const layout = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [from('desktop')]: { gridTemplateColumns: '17rem minmax(0, 1fr)', alignItems: 'start', gap: vars.space.xl },
  },
});

/** Replaces `side` on narrow screens. */
export const chooser = screenStyle({ '@media': { [from('desktop')]: { display: 'none' } } });
/** Reserves the height of the select with its label. */
export const chooserSkeleton = screenStyle({
  blockSize: `calc(${vars.size.control} + ${vars.text.sm} * ${vars.leading.text} + ${vars.space.xxs})`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.placeholder,
  opacity: 0.5,
});
export const side = screenStyle({ display: 'none', '@media': { [from('desktop')]: { display: 'block' } } });

export const reading = screenStyle({ minWidth: 0 });
export const article = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  padding: vars.space.md,
  overflowWrap: 'anywhere',
  '@media': { [from('tablet')]: { padding: vars.space.xl } },
});

/** Keeps sticky content at the top from covering a focused heading. */
export const headingBox = screenStyle({ scrollMarginBlockStart: `calc(2 * ${vars.space.section})` });

export const search = screenStyle({ maxInlineSize: '32rem' });

/** Separates what belongs to the page from the text of the operator. */
export const foot = screenStyle({
  display: 'grid',
  gap: vars.space.md,
  justifyItems: 'start',
  paddingBlockStart: vars.space.md,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
