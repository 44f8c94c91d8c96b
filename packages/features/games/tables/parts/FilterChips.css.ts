import { vars } from '#ui/theme/contract.css.ts';
import { proportional } from '#ui/theme/largeText.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Space for the focus ring of a chip, which the scrolling row would clip. */
const ring = '5px';

export const chips = screenStyle({
  display: 'flex',
  gap: vars.space.xs,
  padding: ring,
  margin: `calc(-1 * ${ring})`,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
});
const shape = {
  flex: 'none',
  minBlockSize: vars.size.controlSmall,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
} as const;
export const chip = screenStyle({
  ...shape,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  paddingInline: vars.space.sm,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: `min(0px, calc((100% - ${vars.size.touch}) / 2)) 0` },
    '&[aria-current]': {
      borderColor: 'transparent',
      backgroundColor: vars.color.onCanvas,
      color: vars.color.canvas,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&&[aria-current]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});
export const mark = screenStyle({ flex: 'none', inlineSize: proportional('1.25rem') });
/** The place of a chip that is still unknown. */
export const place = screenStyle({ ...shape, inlineSize: '7rem', backgroundColor: vars.color.placeholder });
