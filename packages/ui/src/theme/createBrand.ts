import { applyTheme } from './applyTheme.ts';
import type { BrandTokens, Density, Mode } from './brand.ts';
import { isBrandId } from './brandId.ts';
import { brandStyle } from './brandStyle.ts';
import type { Supports } from './brandTokens.ts';
import { parseColor } from './contrast.ts';
import { spaceAt } from './density.ts';
import { deriveTokens } from './deriveTokens.ts';
import { dimensionsOf, highlight as gold, type ShapeName, type TypeName } from './dimensions.ts';
import { overrideTokens } from './overrideTokens.ts';
import { readBrandTokens } from './readBrandTokens.ts';
import type { Rgba } from './rgba.ts';

/** What a brand is made of. Id and one colour are enough. */
export interface BrandChoices {
  /** What `applyTheme` selects: small letters, digits and single dashes. */
  readonly id: string;
  /** The primary action, as `#rrggbb`. It stays as it is where it can be read. */
  readonly accent: string;
  /** The tint of pages, lines and texts. Its lightness does not matter. @default that of the accent */
  readonly neutral?: string;
  /** Money and wins. @default gold */
  readonly highlight?: string;
  /** Corners, spaces and bars that go together. @default 'soft' */
  readonly shape?: ShapeName;
  /** Fonts and sizes that go together. @default 'device', which loads none */
  readonly type?: TypeName;
  /** How far things stand apart. @default 'normal' */
  readonly density?: Density;
  /** Values of single tokens, as a token file has them: `{ light: { radius: { control: '4px' } } }`. */
  readonly own?: unknown;
}

/** A whole brand: every token of both modes. */
export interface CreatedBrand {
  readonly id: string;
  readonly tokens: BrandTokens;
  /** One sentence per own value that was left out: it is not valid, out of its range, or cannot be read. */
  readonly problems: readonly string[];
  /** The stylesheet of the brand, for a build or a server. */
  readonly css: string;
  /** Shows a page in the brand, by a stylesheet that every Content-Security-Policy allows. */
  readonly apply: (mode?: Mode, root?: HTMLElement) => void;
}

/** Where there is no browser, own values are judged by the words and the form that a token allows. */
const supports: Supports = (property, value) => typeof CSS === 'undefined' || CSS.supports(property, value);

/**
 * Makes a brand from one colour, or from as much as is known. Every pair of colours has the contrast of WCAG AA in both modes;
 * an own value that would break it is left out and named in `problems`.
 * @throws TypeError for an id or a colour that cannot be read
 */
export function createBrand({
  id,
  accent,
  neutral = accent,
  highlight = gold,
  ...choices
}: BrandChoices): CreatedBrand {
  if (!isBrandId(id)) throw new TypeError(`createBrand: "${id}" is not an id of small letters, digits and dashes.`);
  const { shape = 'soft', type = 'device', density = 'normal', own = {} } = choices;
  const derived = deriveTokens(
    {
      accent: colorOf('accent', accent),
      neutral: colorOf('neutral', neutral),
      highlight: colorOf('highlight', highlight),
    },
    dimensionsOf(shape, type),
  );
  const base = { ...derived, light: { ...derived.light, space: spaceAt(derived.light.space, density) } };
  const { tokens: changes, problems } = readBrandTokens(own, base, supports);
  const tokens = { light: overrideTokens(base.light, changes.light), dark: overrideTokens(base.dark, changes.dark) };
  const css = brandStyle(id, tokens);
  return {
    id,
    tokens,
    problems,
    css,
    apply(mode = 'light', root = document.documentElement) {
      adopt(id, css, root.ownerDocument);
      applyTheme({ brand: id, mode }, root);
    },
  };
}

function colorOf(name: string, value: string): Rgba {
  const color = parseColor(value);
  if (color === undefined || color.a < 1)
    throw new TypeError(`createBrand: ${name} is "${value}", which is not an opaque colour such as #0b6e99.`);
  return color;
}

/** The stylesheets of the brands that a document has been shown in, by id. */
const adopted = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Gives a document the stylesheet of a brand, in place of an earlier one of that id. */
function adopt(id: string, css: string, page: Document): void {
  const sheets = adopted.get(page) ?? new Map<string, CSSStyleSheet>();
  adopted.set(page, sheets);
  // A sheet belongs to the window that made it, and a frame takes only its own.
  const sheet = new (page.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(css);
  const earlier = sheets.get(id);
  sheets.set(id, sheet);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets.filter((other) => other !== earlier), sheet];
}
