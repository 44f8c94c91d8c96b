import { styleVariants } from '@vanilla-extract/css';
import { canHover } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { inScreen, screenStyle } from '#ui/theme/style.ts';

/** Fits beside the content on a 1440 px screen. */
const width = '4.5rem';

const side = {
  position: 'fixed',
  // Above the page, below menus and dialogs.
  zIndex: 12,
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  inlineSize: width,
  '@media': { print: { display: 'none' } },
} as const;

export const sidebar = styleVariants({
  left: inScreen({ ...side, insetInlineStart: vars.space.xs }),
  right: inScreen({ ...side, insetInlineEnd: vars.space.xs }),
});

export const bar = screenStyle({
  display: 'grid',
  gap: vars.space.xxs,
  padding: vars.space.xxs,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
  boxShadow: vars.shadow.raised,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  maxBlockSize: 'calc(100dvh - 12rem)',
  overflowY: 'auto',
  scrollbarWidth: 'none',
});

/** An icon above a short label; a truncated label is in the title. */
export const button = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xxs,
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.xs,
  // No more, or the longest names of channels break inside.
  paddingInline: '0.125rem',
  borderRadius: `calc(${vars.radius.card} - ${vars.space.xxs})`,
  color: 'inherit',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-expanded="true"]': { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not([aria-expanded="true"])': { backgroundColor: vars.color.sunken } } },
  },
});
/** Highlights the VIP service. */
export const special = screenStyle({
  backgroundColor: vars.color.money,
  color: vars.color.onMoney,
  '@media': {
    [canHover]: { selectors: { '&:hover:not([aria-expanded="true"])': { backgroundColor: vars.color.money } } },
  },
});
export const label = screenStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  inlineSize: '100%',
  fontSize: vars.text.xs,
  lineHeight: vars.leading.control,
  overflowWrap: 'anywhere',
});
