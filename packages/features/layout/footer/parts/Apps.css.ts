import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Size of a QR code with its margin, in px. */
export const codeSize = 200;

export const panel = screenStyle({
  flex: '1 0 100%',
  minInlineSize: 0,
  display: 'grid',
  alignItems: 'center',
  gap: vars.space.xl,
  padding: vars.space.lg,
  borderRadius: vars.radius.sheet,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
  boxShadow: vars.shadow.raised,
  '@media': {
    [from('tablet')]: { padding: vars.space.xl },
    [from('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingInline: vars.space.xxl },
  },
});
export const textColumn = screenStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.sm,
  minInlineSize: 0,
  maxInlineSize: '30rem',
  overflowWrap: 'anywhere',
});

export const onlyWide = screenStyle({ display: 'none', '@media': { [from('tablet')]: { display: 'block' } } });
export const onlyNarrow = screenStyle({ '@media': { [from('tablet')]: { display: 'none' } } });

export const codes = screenStyle({
  display: 'none',
  '@media': { [from('tablet')]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.xl } },
});
export const code = screenStyle({
  display: 'grid',
  gap: vars.space.xs,
  inlineSize: `${codeSize}px`,
  textAlign: 'center',
});
export const caption = screenStyle({
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.text,
});
