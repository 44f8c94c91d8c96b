import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

export const card = kitStyle({ display: 'grid', justifyItems: 'center', gap: vars.space.sm, minInlineSize: 0 });

/** A border, so that the white of the code stands out from a light card. */
export const frame = kitStyle({
  display: 'block',
  maxInlineSize: '100%',
  overflow: 'hidden',
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  lineHeight: 0,
});

/** The result takes no space until there is one. */
export const action = kitStyle({ display: 'grid', justifyItems: 'center' });

export const note = kitStyle({ fontSize: vars.text.sm, lineHeight: vars.leading.text, textAlign: 'center' });
