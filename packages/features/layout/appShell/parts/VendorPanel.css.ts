import { quietMark } from '#core/components/MaintenanceBadge.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';
import { itemWithOwnPanel } from './NavigationItem.css.ts';

/** As wide as the navigation; in an item that has its own place, below that item and as wide as its vendors need. */
export const panel = screenStyle({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  inlineSize: '100%',
  padding: vars.space.sm,
  borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
  boxShadow: vars.shadow.overlay,
  maxBlockSize: '70vh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    [`${itemWithOwnPanel} &`]: {
      insetInlineStart: '50%',
      inlineSize: 'max-content',
      minInlineSize: '14rem',
      transform: 'translateX(-50%)',
    },
  },
});

export const vendors = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: vars.space.xxs,
});

export const vendor = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: vars.space.sm,
  minBlockSize: vars.size.touch,
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.control,
  selectors: { '&:hover': { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft } },
});

export const mark = screenStyle({
  inlineSize: '2.25rem',
  selectors: { ...quietMark, '&:not(:last-child)': { gridRow: 'span 2' } },
});
