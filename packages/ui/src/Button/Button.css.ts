import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inKit, kitStyle } from '../theme/style.ts';

const hover = (rule: object) => ({ '&:hover:not(:disabled):not([aria-disabled="true"])': rule });

export const button = kitStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  border: `${vars.border.control} solid transparent`,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.control,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    // Extends the touch target of a small button.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: `min(0px, calc((100% - ${vars.size.touch}) / 2))`,
    },
    '&:disabled, &[aria-disabled="true"]': { opacity: 0.55, cursor: 'not-allowed' },
  },
});
export const tones = styleVariants({
  accent: inKit({
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    selectors: hover({ backgroundColor: vars.color.accentHover }),
  }),
  money: inKit({
    backgroundColor: vars.color.money,
    color: vars.color.onMoney,
    selectors: hover({ borderColor: vars.color.moneyLine }),
  }),
  negative: inKit({ backgroundColor: vars.color.negative, color: vars.color.onNegative }),
  soft: inKit({
    backgroundColor: vars.color.accentSoft,
    color: vars.color.onAccentSoft,
    selectors: hover({ borderColor: 'currentColor' }),
  }),
  outline: inKit({
    borderColor: vars.color.lineStrong,
    backgroundColor: vars.color.surface,
    color: vars.color.onSurface,
    selectors: hover({ backgroundColor: vars.color.sunken }),
  }),
  /** Inherits the colours of the surface. */
  quiet: inKit({
    color: 'inherit',
    selectors: hover({ backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' }),
  }),
});
export const sizes = styleVariants({
  small: inKit({
    minHeight: vars.size.controlSmall,
    padding: `${vars.space.xxs} ${vars.space.sm}`,
    fontSize: vars.text.sm,
  }),
  medium: inKit({
    minHeight: vars.size.control,
    padding: `${vars.space.xs} ${vars.space.md}`,
    fontSize: vars.text.md,
  }),
});
export const full = kitStyle({ width: '100%' });

export const spinnerSlot = kitStyle({ display: 'inline-flex' });
