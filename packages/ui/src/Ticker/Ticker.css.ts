import { canHover } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

export const ticker = kitStyle({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minInlineSize: 0 });

const fade = vars.space.md;

export const frame = kitStyle({
  flex: 1,
  minInlineSize: 0,
  overflow: 'clip',
  maskImage: `linear-gradient(to right, transparent, black ${fade}, black calc(100% - ${fade}), transparent)`,
  '@media': { '(forced-colors: active)': { maskImage: 'none' } },
});
/** Reduced motion: the line is scrolled by hand. */
export const scrolls = kitStyle({ overflowX: 'auto', overscrollBehaviorInline: 'contain', scrollbarWidth: 'thin' });

export const line = kitStyle({
  display: 'flex',
  inlineSize: 'max-content',
  gap: vars.space.xl,
  paddingInline: fade,
});

export const entry = kitStyle({
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
  whiteSpace: 'nowrap',
  // Inside the item: the frame clips an outer ring.
  outlineOffset: `calc(-1 * ${vars.border.focus})`,
  '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' } } } },
});
