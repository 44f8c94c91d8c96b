import { type StyleRule, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { inScreen, screenStyle } from '#ui/theme/style.ts';

/** Container width from which four columns fit, two of them with nine digits. */
const wide = '(min-width: 32rem)';

const divider = `${vars.border.hairline} solid ${vars.color.line}`;

export const around = screenStyle({ containerType: 'inline-size' });
export const table = screenStyle({ display: 'block', inlineSize: '100%', fontSize: vars.text.sm });

/** Visible from `wide` on; visually hidden below, for screen readers. */
export const head = screenStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@container': {
    [wide]: {
      position: 'static',
      display: 'block',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
      borderBlockEnd: divider,
      color: vars.color.onSurfaceMuted,
    },
  },
});

export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"kind amount" "validBet rate"',
  alignItems: 'baseline',
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.md,
  selectors: { '&:not(:last-child)': { borderBlockEnd: divider } },
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr) minmax(0, 0.5fr) minmax(0, 1fr)',
      gridTemplateAreas: '"kind validBet rate amount"',
      alignItems: 'center',
    },
  },
});

const quiet = { color: vars.color.onSurfaceMuted, minInlineSize: 0 };
const end = { '@container': { [wide]: { textAlign: 'end' } } } as const;
export const cells = styleVariants(
  {
    kind: {
      gridArea: 'kind',
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.xs,
      minInlineSize: 0,
      textAlign: 'start',
      fontWeight: vars.weight.medium,
      overflowWrap: 'anywhere',
    },
    validBet: { gridArea: 'validBet', ...quiet, ...end },
    rate: { gridArea: 'rate', ...quiet, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    amount: { gridArea: 'amount', textAlign: 'end' },
  } satisfies Record<string, StyleRule>,
  inScreen,
);

export const label = screenStyle({ '@container': { [wide]: { display: 'none' } } });
