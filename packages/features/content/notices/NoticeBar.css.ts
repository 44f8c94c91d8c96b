import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const bar = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  blockSize: vars.size.touch,
  paddingInline: vars.space.sm,
  fontSize: vars.text.sm,
});
export const mark = screenStyle({ display: 'inline-flex', flex: 'none', color: vars.color.accent });
export const line = screenStyle({ flex: 1, minInlineSize: 0 });

/** Hidden on phones, to leave the space to the ticker. */
export const all = screenStyle({ display: 'none', '@media': { [from('tablet')]: { display: 'inline' } } });
export const first = screenStyle({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  blockSize: vars.size.touch,
  textAlign: 'start',
});

/** The padding keeps Thai marks above and below the line from being clipped. */
export const firstTitle = screenStyle({
  overflow: 'hidden',
  paddingBlock: '0.2em',
  lineHeight: vars.leading.text,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
