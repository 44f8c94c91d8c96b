import { styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { inScreen, screenStyle } from '#ui/theme/style.ts';

export const list = screenStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.sm });

export const groupHead = screenStyle({
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xxs,
  color: vars.color.onSurfaceMuted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
});

export const option = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: '3.25rem',
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xxs,
  border: `${vars.border.control} solid transparent`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  scrollMarginBlock: vars.space.lg,
});
/** Marked by a border too, not by colour alone. */
export const pointed = screenStyle({
  borderColor: 'currentColor',
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
});

export const names = screenStyle({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 });
export const label = screenStyle({
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
});
export const notes = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.xs });
export const note = screenStyle({
  color: vars.color.onSurfaceMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.heading,
  selectors: { [`${pointed} &`]: { color: 'inherit' } },
});
export const mark = screenStyle({
  borderBlockEnd: '2px solid currentColor',
  background: 'none',
  color: 'inherit',
  fontWeight: vars.weight.strong,
});

const picture = { display: 'block', flexShrink: 0 } as const;
export const cover = styleVariants({
  game: inScreen({ ...picture, inlineSize: '2.25rem' }),
  vendor: inScreen({ ...picture, inlineSize: '2.25rem' }),
});
/** The mark of a vendor in maintenance. */
export const dimmed = screenStyle({ filter: 'grayscale(1)', opacity: 0.7 });
export const drawing = screenStyle({
  ...picture,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
});
