import { modes } from './brand.ts';
import { cssValueOf, groupNamedBy, type LayoutKind, layoutKindOf } from './layoutTokens.ts';
import { type TokenGroup, tokenNames, type TokensDiff, tokenVariable } from './tokens.ts';

/** The content of a token file: `{ "light": { "color": { "accent": "#0a6" } }, "dark": { … } }`. */
export interface BrandTokens {
  /** Values for both modes. In dark mode, the brand's own dark values take precedence. */
  readonly light: TokensDiff;
  /** Values for dark mode only. */
  readonly dark: TokensDiff;
}
/** The result of `parseBrandTokens`. */
export interface ParsedBrandTokens {
  /** The valid tokens. */
  readonly tokens: BrandTokens;
  /** One English sentence per refused entry, for the author of the file. */
  readonly problems: readonly string[];
}

/** Whether a CSS property accepts a value. */
export type Supports = (property: string, value: string) => boolean;

interface Grammar {
  /** The CSS property whose syntax the value must match. */
  readonly property: string;
  /** All words, units and function names that the value may contain. Undefined allows any. */
  readonly words?: readonly string[];
  /** Refuses values that the property accepts but the token does not. */
  readonly accepts?: (value: string) => boolean;
  /** Completes the sentence “… is not”. */
  readonly description: string;
}

const units = ['px', 'rem', 'em', 'ch', 'vw', 'vh', 'vi', 'vb', 'dvh', 'svh'];
const colors = ['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'oklab', 'lab', 'lch', 'deg', 'none', 'transparent'];

/** Splits a list at its commas, without the arguments of functions. */
const listItems = (value: string): string[] => value.replace(/\([^()]*\)/g, '').split(',');
const isSingle = (value: string): boolean => listItems(value).length === 1;

const size: Grammar = {
  property: 'padding-left',
  words: [...units, 'calc', 'min', 'max', 'clamp'],
  description: 'a length, such as 12px or 0.75rem',
};
const grammars: Record<Exclude<TokenGroup, 'layout'>, Grammar> = {
  color: { property: 'color', words: colors, description: 'a colour, such as #4132b4 or rgb(0 0 0 / 0.5)' },
  font: {
    property: 'font-family',
    accepts: (value) =>
      /^(?:'[\p{L}\p{M}\p{N} _-]+'|"[\p{L}\p{M}\p{N} _-]+"|[\p{L}\p{M}\p{N} ,_-])+$/u.test(value) &&
      !/^(?:inherit|initial|unset|revert|revert-layer)$/i.test(value),
    description: "a list of font names, such as 'Anuphan Variable', sans-serif",
  },
  weight: { property: 'font-weight', words: [], description: 'a weight from 1 to 1000' },
  text: size,
  leading: {
    property: 'line-height',
    words: [],
    accepts: (value) => Number(value) >= 1 && Number(value) < 4,
    description: 'a plain number from 1 to 3.9, such as 1.6',
  },
  space: size,
  radius: size,
  border: size,
  shadow: {
    property: 'box-shadow',
    words: [...units, ...colors, 'inset'],
    // Without a colour, a shadow takes the text colour.
    accepts: (value) =>
      value === 'none' || listItems(value).every((item) => /#|rgb|hsl|lab|lch|transparent/i.test(item)),
    description: 'a shadow, such as 0 4px 12px rgb(0 0 0 / 0.2)',
  },
  motion: {
    property: 'transition-duration',
    words: ['s', 'ms'],
    accepts: (value) => isSingle(value) && !value.startsWith('-'),
    description: 'a time, such as 160ms',
  },
  size,
  ratio: {
    property: 'aspect-ratio',
    words: [],
    accepts: (value) => /^\d*\.?\d+$/.test(value),
    description: 'width divided by height as a plain number, such as 0.75',
  },
  metal: { property: 'color', words: colors, description: 'a colour, such as #d3a13a' },
};
const layoutGrammars: Record<LayoutKind, Grammar> = {
  length: size,
  corner: { ...size, description: 'a length or the name of a radius token, such as pill' },
  color: { ...grammars.color, description: 'a colour, none or the name of a colour token, such as accentSoft' },
  row: { property: 'z-index', words: [], accepts: (value) => /^[12]$/.test(value), description: '1 or 2' },
};
const easing: Grammar = {
  property: 'transition-timing-function',
  words: ['linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out', 'cubic-bezier'],
  accepts: isSingle,
  description: 'an easing, such as ease-out or cubic-bezier(0.2, 0, 0, 1)',
};

/** What could end a declaration, load a resource, run code or refer to other values. Checked before everything else. */
const dangerous =
  /[;{}\\<>@!]|\/\*|javascript:|(?:url|src|image|image-set|cross-fade|element|paint|expression|var|env|attr|if)\s*\(/i;
const maxLength = 300;

/**
 * Validates the content of a token file. Each entry is checked separately: invalid ones are left out and reported.
 * @param supports judges values; those of a custom property are not checked by the browser itself
 */
export function parseBrandTokens(
  input: unknown,
  supports: Supports = (property, value) => CSS.supports(property, value),
): ParsedBrandTokens {
  const problems: string[] = [];
  const tokens = { light: {}, dark: {} };
  if (!isRecord(input)) return { tokens, problems: ['The file is not an object with "light" and "dark".'] };
  for (const [mode, groups] of Object.entries(input)) {
    if (!isMode(mode)) problems.push(`${quote(mode)}: there is only "light" and "dark".`);
    else if (!isRecord(groups)) problems.push(`${mode}: is not an object.`);
    else tokens[mode] = parseGroups(mode, groups, supports, problems);
  }
  return { tokens, problems };
}

function parseGroups(
  mode: string,
  groups: Record<string, unknown>,
  supports: Supports,
  problems: string[],
): TokensDiff {
  const result: Record<string, Record<string, string>> = {};
  for (const [group, values] of Object.entries(groups)) {
    const path = `${mode}.${group}`;
    if (!Object.hasOwn(tokenNames, group)) problems.push(`${quote(path)}: there is no such group of tokens.`);
    else if (!isRecord(values)) problems.push(`${path}: is not an object.`);
    else result[group] = parseValues(path, group as TokenGroup, values, supports, problems);
  }
  return result;
}

function parseValues(
  path: string,
  group: TokenGroup,
  values: Record<string, unknown>,
  supports: Supports,
  problems: string[],
): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const problem = problemOf(group, name, value, supports);
    if (problem === undefined) result[name] = (value as string).trim();
    else problems.push(`${quote(`${path}.${name}`)}: ${problem}`);
  }
  return result;
}

/** Returns why a value is refused, or undefined if it is valid. */
function problemOf(group: TokenGroup, name: string, value: unknown, supports: Supports): string | undefined {
  if (!Object.hasOwn(tokenNames[group], name)) return 'there is no such token.';
  if (typeof value !== 'string') return 'the value is not a text.';
  if (value.length > maxLength) return `the value is longer than ${maxLength} characters.`;
  if (dangerous.test(value)) return `${quote(value)} holds something that is not allowed in a value.`;
  const text = value.trim();
  const kind = group === 'layout' ? layoutKindOf(name) : undefined;
  if (groupNamedBy(kind, text) !== undefined || (kind === 'color' && text === 'none')) return undefined;
  return matches(grammarOf(group, name), text, supports)
    ? undefined
    : `${quote(value)} is not ${grammarOf(group, name).description}.`;
}

function grammarOf(group: TokenGroup, name: string): Grammar {
  if (group === 'layout') return layoutGrammars[layoutKindOf(name) ?? 'color'];
  return group === 'motion' && name === 'easeOut' ? easing : grammars[group];
}

function matches({ property, words, accepts }: Grammar, value: string, supports: Supports): boolean {
  const found = value.replace(/#[\da-f]+/gi, '').match(/[\p{L}_][\p{L}\w-]*/gu) ?? [];
  if (words && !found.every((word) => words.includes(word.toLowerCase()))) return false;
  // CSS closes open parentheses at the end of a value.
  const isClosed = value.split('(').length === value.split(')').length;
  return isClosed && (accepts?.(value) ?? true) && supports(property, value);
}

/** Whether a value is an object with entries, not a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isMode = (value: string): value is (typeof modes)[number] => (modes as readonly string[]).includes(value);
const quote = (value: string): string => JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value);

/** Override the brand's tokens of the same mode. The brand's dark values override the file's light ones. */
const selectors = { light: 'html[data-brand]', dark: "html[data-brand][data-theme='dark']" } as const;
const appliedSheets = new WeakMap<Document, CSSStyleSheet>();

/** Overrides the tokens of the brand. Each call replaces the previous one. Values are set one by one through the CSSOM. */
export function applyBrandTokens({ light, dark }: BrandTokens, page: Document = document): void {
  // A sheet belongs to the window that made it, and a frame takes only its own.
  const sheet = new (page.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(`@layer theme { ${selectors.light} {} ${selectors.dark} {} }`);
  const [layer] = sheet.cssRules;
  const [lightRule, darkRule] = (layer as CSSLayerBlockRule).cssRules;
  for (const [rule, tokens] of [
    [lightRule, light],
    [darkRule, dark],
  ] as const) {
    const { style } = rule as CSSStyleRule;
    for (const [group, values] of Object.entries(tokens)) {
      for (const [name, value] of Object.entries(values)) {
        style.setProperty(tokenVariable(group, name), cssValueOf(group, name, value));
      }
    }
  }
  const previous = appliedSheets.get(page);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets.filter((other) => other !== previous), sheet];
  appliedSheets.set(page, sheet);
}
