import { ink } from '../Box/surfaces.css.ts';
import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

export const head = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  paddingBlockEnd: vars.space.sm,
});

export const grid = kitStyle({ inlineSize: '100%', tableLayout: 'fixed', borderSpacing: 0 });

export const weekday = kitStyle({
  paddingBlockEnd: vars.space.xs,
  color: ink.muted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
});

export const cell = kitStyle({ padding: 0, textAlign: 'center' });

export const day = kitStyle({
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  border: `${vars.border.control} solid transparent`,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft },
    '&:focus-visible': { outline: `${vars.border.focus} solid ${ink.focus}`, outlineOffset: '-2px' },
    '&:disabled': { color: ink.muted, opacity: 0.55, cursor: 'not-allowed' },
  },
});

export const now = kitStyle({ borderColor: vars.color.lineStrong });

export const chosen = kitStyle({
  selectors: {
    '&, &:hover:not(:disabled)': {
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
      fontWeight: vars.weight.strong,
    },
  },
});
