import { vars } from '../theme/contract.css.ts';

/** Container width from which rows are lines. Below it, each is a row of two lines that unfolds. */
const lines = '(width >= 40rem)';
export const narrow = '(width < 40rem)';
/** On paper nothing scrolls. */
export const onScreen = (rule: object) => ({ '@media': { screen: rule } });
export const inLines = (rule: object) => ({ '@container': { [lines]: rule } });
/** For screen readers only. */
export const unseen = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** A shade at the edge of what lies over or under another. */
export const shade = (to: string) => `linear-gradient(to ${to}, ${vars.color.scrim}, transparent)`;
