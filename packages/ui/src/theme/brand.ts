import type { Tokens, TokensDiff } from './tokens.ts';

/** The colour schemes. */
export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** The languages in which every brand is written, as lower-case codes. */
export const brandLanguages = ['th', 'en'] as const;
export type BrandLanguage = (typeof brandLanguages)[number];

/** How much space there is between things, compared with the space tokens. */
export const densities = ['compact', 'normal', 'roomy'] as const;
export type Density = (typeof densities)[number];

/** A text in each language of a brand. Other languages of the site may have their own; without it, they show English. */
export type BrandText = Readonly<Record<BrandLanguage, string>> & Readonly<Record<string, string>>;

/** A logo as SVG path data on a 32 × 32 grid. The second path is drawn in the money colour. */
export interface DrawnMark {
  readonly primary: string;
  readonly secondary: string;
}

/** A logo as a picture. An SVG is shown as an image, so that nothing in it runs. */
export interface PictureMark {
  /** A square picture that can be recognised on `chrome` in both modes. */
  readonly src: string;
}

/** A font file of a brand. A family may have several, e.g. one per script. */
export interface BrandFont {
  /** As the font tokens name it. */
  readonly family: string;
  /** A path of the site's own origin, ending in `.woff2`. */
  readonly url: string;
  /** A weight, or the range of a variable font, such as `100 700`. @default '400' */
  readonly weight?: string;
  /** The characters that the file is loaded for, as in CSS `unicode-range`. @default all */
  readonly range?: string;
}

/**
 * The identity of a brand: the part of a brand file besides the tokens. URLs are paths of the site's own origin, or for
 * pictures also https on one of the deployment's `imageHosts`.
 */
export interface BrandIdentity {
  /** The displayed name. */
  readonly name: BrandText;
  /** What documents are titled with, after the title of the page. @default the name */
  readonly title?: BrandText;
  /** The logo. */
  readonly mark: DrawnMark | PictureMark;
  /** The icon of the browser's tab. @default drawn from the mark */
  readonly favicon?: string;
  /** A picture of 460 × 240 for pages that say something is missing or closed. @default the kit's ornament */
  readonly illustration?: string;
  /** A picture of 1200 × 630 that previews of links show for pages without a banner. @default the icon */
  readonly preview?: string;
  /** The colour of the browser around the page. @default the colour `chrome` of each mode */
  readonly themeColor?: Readonly<Record<Mode, string>>;
  /** What a player sees who has chosen nothing. @default light and Thai */
  readonly defaults?: { readonly theme?: Mode; readonly language?: string };
  /** @default only the fonts of the site */
  readonly fonts?: readonly BrandFont[];
  /** @default 'normal' */
  readonly density?: Density;
}

/** A brand as the site shows it. Its tokens are in `BrandTokens`, which only stylesheets import. */
export interface Brand extends BrandIdentity {
  /** The folder in `themes/`, and the value of `<html data-brand>`. */
  readonly id: string;
}

/** The appearance of a brand. A missing token is a compile error. */
export interface BrandTokens {
  /** All tokens in light mode. */
  readonly light: Tokens;
  /** The tokens that differ in dark mode. */
  readonly dark: TokensDiff;
}

/**
 * The content of a brand file, which is also what the modules of a folder in `themes/` say together. Served beside the
 * site, it may say any part: the rest stays that of the deployment's brand.
 */
export interface BrandFile extends Partial<BrandIdentity> {
  readonly light?: TokensDiff;
  readonly dark?: TokensDiff;
}
