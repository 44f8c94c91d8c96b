import type { CSSProperties } from 'react';
import type { TokenGroup } from '#ui/theme/tokens.ts';
import { code, swatch, swatched } from './guide.css.ts';

/** How a value of the group shows itself, for the groups that can be seen. */
const looks: { readonly [group in TokenGroup]?: (value: string) => CSSProperties } = {
  color: (value) => ({ background: value }),
  radius: (value) => ({ borderStartStartRadius: value }),
  shadow: (value) => ({ boxShadow: value }),
};

/** A value with what it looks like. */
export function TokenValue({ group, value }: { group: TokenGroup; value: string }) {
  const look = looks[group];
  return (
    <span className={swatched}>
      {look && <span aria-hidden className={swatch} style={look(value)} />}
      <span className={code}>{value}</span>
    </span>
  );
}
