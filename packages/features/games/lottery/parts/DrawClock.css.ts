import { recipe } from '@vanilla-extract/recipes';
import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { inScreen, screenStyle } from '#ui/theme/style.ts';

/** The box around draw and countdown. The text names the phase too, so that it does not depend on colour. */
export const well = recipe({
  base: inScreen({
    display: 'grid',
    alignContent: 'center',
    gap: vars.space.xxs,
    // The height of two lines and a countdown, whether or not all are shown.
    minBlockSize: `calc(2 * ${vars.text.xs} * ${vars.leading.text} + ${vars.text.xl} * ${vars.leading.heading} + ${vars.space.lg})`,
    paddingInline: vars.space.sm,
    paddingBlock: vars.space.xs,
    borderRadius: vars.radius.control,
  }),
  variants: {
    phase: {
      open: inScreen({ backgroundColor: vars.color.canvas, color: vars.color.onCanvas }),
      closing: inScreen({ backgroundColor: vars.color.warningSoft, color: vars.color.onWarningSoft }),
      locked: inScreen({ backgroundColor: vars.color.sunken, color: vars.color.onSunken }),
      drawing: inScreen({ backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft }),
      unknown: inScreen({ backgroundColor: vars.color.canvas, color: vars.color.onCanvas }),
    },
  },
});

export const line = screenStyle({
  // Draw and phase below each other: side by side they would break into lines with some phases, and move the page.
  display: 'grid',
  fontSize: vars.text.xs,
  lineHeight: vars.leading.text,
  overflowWrap: 'anywhere',
});

export const phaseLabel = screenStyle({ fontWeight: vars.weight.strong });

export const time = screenStyle({
  minBlockSize: `calc(${vars.text.xl} * ${vars.leading.heading})`,
  fontFamily: vars.font.numeric,
  fontSize: vars.text.xl,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
  '@media': { [from('tablet')]: { fontSize: vars.text.xl } },
});

/** Text in place of the countdown, with its height. */
export const message = screenStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: `calc(${vars.text.xl} * ${vars.leading.heading})`,
  fontSize: vars.text.md,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
});
