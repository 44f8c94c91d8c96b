import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

const readOut = {
  position: 'absolute',
  inlineSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
const seen = { position: 'static', inlineSize: 'auto', clipPath: 'none' } as const;
/** Seen where there is room for it; read out everywhere. */
const roomy = { ...readOut, '@media': { [from('tablet')]: seen } } as const;

/** Where a balance of nine digits needs all the room there is. */
const narrowest = '(max-width: 22.4rem)';

export const bar = screenStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xxs,
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  paddingBlockStart: `calc(${vars.space.xxs} + env(safe-area-inset-top))`,
  backgroundColor: vars.color.chrome,
  color: vars.color.onChrome,
  '@media': {
    [narrowest]: { columnGap: 0, paddingInline: vars.space.xxs },
    [from('tablet')]: { flexWrap: 'nowrap', columnGap: vars.space.sm, paddingInline: vars.space.sm },
  },
});
export const backWord = screenStyle(roomy);
export const title = screenStyle({
  ...roomy,
  fontSize: vars.text.md,
  fontWeight: vars.weight.medium,
  '@media': {
    [from('tablet')]: {
      ...roomy['@media'][from('tablet')],
      flex: 1,
      minInlineSize: 0,
      paddingBlock: '0.25em',
      textOverflow: 'ellipsis',
    },
  },
});
/** Said beside a word on all but the narrowest phones, where both would take several lines. */
export const aside = screenStyle({ ...readOut, '@media': { '(min-width: 24rem)': seen } });
/** Between the way back and the tools: the money, or that there is none. */
export const middle = screenStyle({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minInlineSize: 'min-content',
  '@media': { [from('tablet')]: { flex: 'none' } },
});
export const pill = screenStyle({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: vars.space.sm,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.money,
  color: vars.color.onMoney,
  '@media': { [narrowest]: { paddingInlineStart: vars.space.xs } },
});
export const sum = screenStyle({
  fontWeight: vars.weight.strong,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.control,
  '@media': { [narrowest]: { fontSize: vars.text.xs } },
});
export const age = screenStyle({
  display: 'block',
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.control,
});
export const tools = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  '@media': { [narrowest]: { gap: 0 } },
});
