import type { Tokens, TokensDiff } from './tokens.ts';

/** The colour schemes. */
export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** The identity of a brand. Its appearance is in `BrandTokens`, which only stylesheets import. */
export interface Brand {
  /** The value of `<html data-brand>`. */
  readonly id: string;
  /** The displayed name, by lower-case language code. */
  readonly name: Readonly<Record<'th' | 'en', string>>;
  /** The logo as SVG path data on a 32 × 32 grid. The second path is drawn in the money colour. */
  readonly mark: { readonly primary: string; readonly secondary: string };
}

/** The appearance of a brand. A missing token is a compile error. */
export interface BrandTokens {
  /** All tokens in light mode. */
  readonly light: Tokens;
  /** The tokens that differ in dark mode. */
  readonly dark: TokensDiff;
}
