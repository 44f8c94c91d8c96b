import type { Tokens, TokensDiff } from './tokens.ts';

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** Who a brand is: data and assets, never code. What it looks like is its `BrandTokens`, which only styles need. */
export interface Brand {
  /** Written into `<html data-brand>`. */
  readonly id: string;
  /** The name as players read it, per language code in lower case. */
  readonly name: Readonly<Record<'th' | 'en', string>>;
  /** The mark beside the name: SVG path data on a 32 × 32 grid; the second path is drawn in the colour of money. */
  readonly mark: { readonly primary: string; readonly secondary: string };
}

/** What a brand looks like. A brand that forgets a token does not compile. */
export interface BrandTokens {
  readonly light: Tokens;
  /** Only what differs from light. */
  readonly dark: TokensDiff;
}
