import type { Tokens, TokensDiff } from './contract.css.ts';

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** A brand is one value of this type: data and assets, never code. */
export interface Brand {
  /** Written into `<html data-brand>`. */
  readonly id: string;
  /** The name as players read it, per language code in lower case. */
  readonly name: Readonly<Record<'th' | 'en', string>>;
  readonly light: Tokens;
  /** Only what differs from light. */
  readonly dark: TokensDiff;
  /** The mark beside the name: SVG path data on a 32 × 32 grid, drawn in the colours `accent` and `money`. */
  readonly mark: { readonly primary: string; readonly secondary: string };
}
