import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  maxWidth: vars.size.content,
  marginInline: 'auto',
  paddingBlock: vars.space.lg,
});

/** Wide tables scroll inside their own box. */
export const scroll = screenStyle({
  overflowX: 'auto',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
  boxShadow: vars.shadow.raised,
});
export const table = screenStyle({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
});
globalStyle(`${table} :is(th, td)`, {
  '@layer': {
    [screenLayer]: {
      padding: `${vars.space.xs} ${vars.space.md}`,
      borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
      textAlign: 'start',
      verticalAlign: 'top',
    },
  },
});
globalStyle(`${table} thead th`, {
  '@layer': {
    [screenLayer]: {
      border: 'none',
      color: vars.color.onSurfaceMuted,
      fontWeight: vars.weight.medium,
      whiteSpace: 'nowrap',
    },
  },
});
export const code = screenStyle({ fontFamily: 'ui-monospace, monospace', fontSize: '0.9em', overflowWrap: 'anywhere' });

export const swatched = screenStyle({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minWidth: '9rem' });
export const swatch = screenStyle({
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: '0.375rem',
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
});
export const chip = screenStyle({
  display: 'inline-block',
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.strong,
});

export const bullets = screenStyle({ display: 'grid', gap: vars.space.xs, paddingInlineStart: vars.space.lg });
globalStyle(`${bullets} > li`, { '@layer': { [screenLayer]: { listStyle: 'disc' } } });

export const operation = screenStyle({
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
  boxShadow: vars.shadow.raised,
});
export const summary = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: vars.size.touch,
  padding: vars.space.md,
  cursor: 'pointer',
  borderRadius: vars.radius.card,
});
export const details = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  padding: `0 ${vars.space.md} ${vars.space.md}`,
});

export const specimen = screenStyle({ display: 'block', overflowWrap: 'anywhere' });
export const specimenBox = screenStyle({
  display: 'block',
  width: '4rem',
  height: '3rem',
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.accentSoft,
});
export const specimenTrack = screenStyle({
  position: 'relative',
  display: 'block',
  width: '12rem',
  minHeight: vars.size.touch,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.placeholder,
  cursor: 'pointer',
});
export const moving = screenStyle({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.75rem)',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.accent,
  transitionProperty: 'inset-inline-start',
  transitionDuration: vars.motion.slow,
});
