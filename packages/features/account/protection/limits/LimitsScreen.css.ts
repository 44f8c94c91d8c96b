import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** One card per kind of limit; as many beside each other as fit. */
export const cards = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  gap: vars.space.md,
  alignItems: 'stretch',
});

export const bar = screenStyle({
  inlineSize: '100%',
  blockSize: '0.5rem',
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  backgroundColor: vars.color.sunken,
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
});

/** Grows by `scale`, which needs no inline width. */
export const fill = screenStyle({
  inlineSize: '100%',
  blockSize: '100%',
  transformOrigin: 'left',
  backgroundColor: vars.color.accent,
});

export const list = screenStyle({ display: 'grid', gap: vars.space.sm, margin: 0, padding: 0, listStyle: 'none' });

export const points = screenStyle({
  margin: 0,
  paddingInlineStart: vars.space.lg,
  listStyle: 'disc',
  lineHeight: vars.leading.text,
});

/** The fields of a form beside each other where there is space; their hints need no equal heights. */
export const fields = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  gap: vars.space.md,
  alignItems: 'start',
});
