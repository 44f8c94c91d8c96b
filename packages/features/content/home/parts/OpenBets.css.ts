import { globalStyle, keyframes } from '@vanilla-extract/css';
import { canHover, from, reducedMotion } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { screenStyle } from '#ui/theme/style.ts';
import { cardColumns, rows } from './Block.css.ts';

const beside = screenStyle({
  '@media': {
    [from('desktop')]: { vars: { [cardColumns]: 'none' }, gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});
globalStyle(`${beside}${beside} > * + *`, {
  '@media': {
    [from('desktop')]: {
      '@layer': {
        [screenLayer]: {
          borderBlockStart: 'none',
          borderInlineStart: `${vars.border.hairline} solid ${vars.color.line}`,
        },
      },
    },
  },
});
/** Rows on a phone, columns on a wide screen. */
export const bets = `${rows} ${beside}`;

export const bet = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: vars.space.sm,
  minBlockSize: '3.75rem',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.sm,
  color: 'inherit',
  textDecoration: 'none',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { [canHover]: { selectors: { 'a&:hover': { backgroundColor: vars.color.accentSoft } } } },
});
globalStyle(`${bet} > :nth-child(even)`, { '@layer': { [screenLayer]: { justifySelf: 'end' } } });

export const name = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '0.375rem',
  minInlineSize: 0,
  overflow: 'hidden',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.text,
  whiteSpace: 'nowrap',
});
export const clip = screenStyle({ overflow: 'hidden', textOverflow: 'ellipsis' });
const pulse = keyframes({ '50%': { opacity: 0.35 } });
export const dot = screenStyle({
  flex: 'none',
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.live,
  animation: `${pulse} 2s 3`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});
/** A minute or a score that goes on. */
export const live = screenStyle({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 'inherit',
  color: vars.color.live,
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
});
const small = { fontSize: vars.text.xs, lineHeight: vars.leading.text } as const;
export const pick = screenStyle({
  ...small,
  overflow: 'hidden',
  color: vars.color.onSurfaceMuted,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
export const money = screenStyle({ ...small, fontFamily: vars.font.numeric, fontVariantNumeric: 'tabular-nums' });
