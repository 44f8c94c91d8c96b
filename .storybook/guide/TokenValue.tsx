import type { CSSProperties } from 'react';
import type { TokenGroup } from '#ui/theme/tokens.ts';
import { code, swatch, swatched } from './guide.css.ts';

/** The style of the swatch, for the groups that have a visual representation. */
const swatchStyles: { readonly [group in TokenGroup]?: (value: string) => CSSProperties } = {
  color: (value) => ({ background: value }),
  metal: (value) => ({ background: value }),
  radius: (value) => ({ borderStartStartRadius: value }),
  shadow: (value) => ({ boxShadow: value }),
};

/** The value of a token with a swatch. */
export function TokenValue({ group, value }: { group: TokenGroup; value: string }) {
  const swatchStyle = swatchStyles[group];
  return (
    <span className={swatched}>
      {swatchStyle && <span aria-hidden className={swatch} style={swatchStyle(value)} />}
      <span className={code}>{value}</span>
    </span>
  );
}
