import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const list = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const row = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  paddingInlineEnd: vars.space.xs,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}` } },
});

/** Opens the message: the whole line but its buttons. */
export const opener = screenStyle({
  display: 'grid',
  gridTemplateColumns: '0.625rem minmax(0, 1fr)',
  columnGap: vars.space.sm,
  alignItems: 'baseline',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.sm,
  paddingInlineStart: vars.space.md,
  borderRadius: vars.radius.control,
  color: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { backgroundColor: vars.color.sunken, color: vars.color.onSunken } },
});

/** The mark of a message that is not read. Words and weight say it too. */
export const dot = screenStyle({
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  borderRadius: '50%',
  backgroundColor: vars.color.accent,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});

export const lines = screenStyle({ gridColumn: 2, display: 'grid', gap: vars.space.xxs, minInlineSize: 0 });

/** Title and time; the time wraps below the title. */
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
  justifyContent: 'space-between',
});

export const filters = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: vars.space.sm,
  alignItems: 'center',
});

/** An entry of a question: what the player wrote stands to the right. */
export const entry = screenStyle({
  maxInlineSize: 'min(100%, 34rem)',
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.md,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
  overflowWrap: 'anywhere',
});
export const own = screenStyle({
  marginInlineStart: 'auto',
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
});
export const written = screenStyle({ whiteSpace: 'pre-wrap' });
export const thread = screenStyle({ display: 'grid', gap: vars.space.sm, margin: 0, padding: 0, listStyle: 'none' });
export const picture = screenStyle({
  maxInlineSize: '8rem',
  maxBlockSize: '8rem',
  borderRadius: vars.radius.control,
});

/** Takes the focus when the list comes back; has no ring of its own. */
export const region = screenStyle({ outline: 'none' });
