import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

const { border, leading, space, text } = vars;

export const strip = screenStyle({ display: 'flex', gap: space.sm, overflow: 'hidden' });

export const cell = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  flex: '0 0 5.5rem',
  gap: space.xxs,
  paddingBlock: space.sm,
  // The height of the loaded strip, where some name always wraps to two lines: prevents a layout shift.
  minBlockSize: `calc(2 * (${space.xs} + ${border.control} + ${text.sm} * (${leading.control} + 0.1)) + 2.5rem + ${space.xxs})`,
});
