import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const list = screenStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs });

export const entry = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  inlineSize: '100%',
  minBlockSize: '3rem',
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.control,
  lineHeight: vars.leading.control,
  textAlign: 'start',
});

export const group = screenStyle({ borderRadius: vars.radius.control });

export const groupHead = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: '3rem',
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.control,
  lineHeight: vars.leading.control,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = screenStyle({
  marginInlineStart: 'auto',
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const vendors = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: vars.space.xxs,
  padding: `0 ${vars.space.xs} ${vars.space.xs}`,
});

export const vendor = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  blockSize: '100%',
  minBlockSize: vars.size.touch,
  padding: `${vars.space.xxs} ${vars.space.sm}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.control,
});

export const grid = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: vars.space.xs,
});

/** What waits behind a card, at its corner, so that all cards are equally high. */
export const cardCorner = screenStyle({
  position: 'absolute',
  insetBlockStart: vars.space.xxs,
  insetInlineEnd: vars.space.xxs,
});

export const card = screenStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
  inlineSize: '100%',
  minBlockSize: '5rem',
  padding: vars.space.xs,
  borderRadius: vars.radius.card,
  border: `${vars.border.hairline} solid ${vars.layout.cardLine}`,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.control,
  textAlign: 'center',
});

export const settings = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
});
export const waysIn = screenStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: vars.space.sm,
});
