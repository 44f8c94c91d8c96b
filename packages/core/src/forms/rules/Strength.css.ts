import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

const { color, space } = vars;

export const strength = screenStyle({ display: 'grid', gap: space.xxs, marginBlockStart: space.xxs });
export const verdict = screenStyle({ display: 'grid', gap: space.xxs });
export const bar = screenStyle({ display: 'flex', gap: space.xxs });
export const step = screenStyle({
  flex: 1,
  blockSize: '0.25rem',
  borderRadius: vars.radius.pill,
  backgroundColor: color.line,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-reached=weak]': { backgroundColor: color.negative },
    '&[data-reached=fair]': { backgroundColor: color.warning },
    '&[data-reached=strong]': { backgroundColor: color.positive },
  },
});
export const list = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.sm,
  rowGap: '0.125rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const requirement = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: space.xxs });
