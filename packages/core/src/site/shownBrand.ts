import type { Brand, Mode } from '#ui/theme/brand.ts';

/** What a brand file makes of a brand, ready to be shown before any code of the site has loaded. */
export interface ShownBrand {
  readonly brand: Brand;
  /** Values of CSS variables, by name. */
  readonly variables?: Readonly<Record<Mode, Readonly<Record<string, string>>>>;
  /** The source of an SVG, for a file that draws a mark and names no icon. */
  readonly icon?: string;
}

/** What a visit keeps for the first paint of the next one. */
export interface KeptBrand {
  /** The deployment for which it was made: id of its brand and URL of its brand file. */
  readonly source: string;
  readonly shown: ShownBrand;
}

/** The brand as the boot script has found it; see apps/site/src/boot.ts and otherBrand.ts beside it. */
export interface BootBrand {
  /** The brand on the screen. While `file` is on its way, the brand of the build, in grey and without its mark. */
  brand: Brand;
  /** Resolves when the script that shows another brand has run, or could not be loaded. */
  readonly ready: Promise<void>;
  /** The brand file, requested on a first visit. */
  file?: Promise<Response>;
  /** Shows another brand: its values, icon, title, and the prerendered app shell. Absent without that script. */
  showBrand?: (next: ShownBrand) => void;
  /** Whether the document carries the brand: nothing else is loaded for it. */
  inDocument?: boolean;
}

declare global {
  interface Window {
    readonly kinnariBrand?: BootBrand;
  }
}

/** The id of the data block with a `ShownBrand`, in a document that is written for a brand file. */
export const brandBlockId = 'brand';
/** The entries of local storage with a `KeptBrand`, and with its language and theme for those who have chosen none. */
export const keptBrandKeys = { brand: 'brandFile', defaults: 'brandDefaults' } as const;
