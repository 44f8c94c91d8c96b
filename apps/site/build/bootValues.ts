import type { EarlyCallName } from '#core/routing/routes.ts';
import type { Brand } from '#ui/theme/brand.ts';

/**
 * A call as the boot script makes it, before the site's code has loaded. `%7Bmerchant%7D`, `%7Bhost%7D` and
 * `%7Blanguage%7D` in the URL stand for values known only in the browser.
 */
export interface EarlyCall {
  /** The operation; absent in the boot script. */
  readonly id?: string;
  readonly url: string;
  /** Sent with the session's token if there is one; `member` calls are not made without it. */
  readonly auth: 'none' | 'optional' | 'member';
  /** The document contains the answer for visitors. */
  readonly known?: true;
  /** The session storage entry that may hold the answer already (STO-02). */
  readonly cached?: string;
}

/** The codes of the languages that the site offers; the first is the default. */
type Languages = readonly [string, ...string[]];

/** Early calls: those of every page, and those that routes name. */
export interface EarlyCalls {
  /** How long each of them may take, in ms: as long as the client waits for a read. */
  readonly deadlineMs: number;
  readonly always: readonly EarlyCall[];
  readonly calls: Readonly<Record<EarlyCallName, EarlyCall>>;
}

/** What the boot script knows of a page, from the route table and the build. */
export interface BootPage {
  /** Scripts and styles of the page that the entry does not load: indices into `files`. */
  readonly files?: readonly number[];
  readonly messages?: readonly string[];
  readonly early?: readonly EarlyCallName[];
  /** Group of the page's banners. */
  readonly banners?: string;
  /** Without the app shell. */
  readonly bare?: true;
}

/** The value of `__BOOT__` in the built boot script. */
export interface BootValues extends Omit<EarlyCalls, 'calls'> {
  /** Those that `shapes` name. */
  readonly calls: Partial<EarlyCalls['calls']>;
  /** Names below /assets/; in a document the entry's first. */
  readonly files: readonly string[];
  /** The path of a message bundle's file, with `{bundle}` and `{language}` in it. */
  readonly messages: string;
  readonly shapes: readonly BootPage[];
  /** The brand that the document is written for. */
  readonly brand: Brand;
  /** The brands that the deployment may name. */
  readonly brandIds: readonly string[];
  readonly languages: Languages;
  /** The age in years that the operator asks for, where the document knows it. */
  readonly minAge?: number | undefined;
  /** The path of the script that shows another brand. */
  readonly brandScript: string;
  /** By pathname: index into `shapes`. A document is of one page, the first shape. */
  readonly pages: Readonly<Record<string, number>>;
}

/** The value of `__BOOT__` in the script that shows another brand. */
export interface OtherBrandValues {
  /** The brands that the deployment may name. */
  readonly brands: readonly Brand[];
  readonly languages: Languages;
}
