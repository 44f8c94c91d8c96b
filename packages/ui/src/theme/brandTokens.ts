import { modes } from './brand.ts';
import { type TokenGroup, tokenNames, type TokensDiff, tokenVariable } from './tokens.ts';

/** A file that restyles a brand without a rebuild: `{ "light": { "color": { "accent": "#0a6" } }, "dark": { … } }`. */
export interface BrandTokens {
  /** For both modes, except for what the brand itself sets otherwise in the dark. */
  readonly light: TokensDiff;
  readonly dark: TokensDiff;
}
export interface ParsedBrandTokens {
  /** What can be used. */
  readonly tokens: BrandTokens;
  /** One line for each entry that was refused, for the person who wrote the file. */
  readonly problems: readonly string[];
}

const number = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
const unit = '(?:px|rem|em|ch|vw|vh|vi|vb|dvh|svh|%)';
const functions = String.raw`(?:rgba?|hsla?|oklch|oklab|lab|lch)\((?:[\d.%\s,/+-]|deg|none)+\)`;
const color = String.raw`(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|${functions}|transparent)`;
const length = `(?:0|${number}${unit})`;
const sum = `${length}(?:\\s[+*/-]\\s(?:${length}|${number}))*`;
const size = `(?:${length}|calc\\(${sum}\\)|(?:min|max|clamp)\\(${sum}(?:,\\s*${sum}){0,2}\\))`;
const shadow = `(?:inset\\s)?${length}(?:\\s${length}){1,3}\\s${color}`;
const family = String.raw`(?:'[\p{L}\p{M}\p{N} _-]+'|"[\p{L}\p{M}\p{N} _-]+"|[\p{L}_][\p{L}\p{M}\p{N} _-]*)`;
const easing = String.raw`(?:linear|ease|ease-in|ease-out|ease-in-out|cubic-bezier\(\s*${number}(?:\s*,\s*${number}){3}\s*\))`;

interface Kind {
  readonly pattern: RegExp;
  /** Ends the sentence “is not …”. */
  readonly words: string;
}
const kind = (pattern: string, words: string): Kind => ({ pattern: new RegExp(`^(?:${pattern})$`, 'iu'), words });
const sizeKind = kind(size, 'a length, such as 12px or 0.75rem');
const timeKind = kind(String.raw`(?:\d+\.?\d*|\.\d+)m?s`, 'a time, such as 160ms');
const kinds: Record<TokenGroup, Kind> = {
  color: kind(color, 'a colour, such as #4132b4 or rgb(0 0 0 / 0.5)'),
  font: kind(`${family}(?:,\\s*${family})*`, "a list of font names, such as 'Anuphan Variable', sans-serif"),
  weight: kind(String.raw`[1-9]\d{0,2}|1000`, 'a weight from 1 to 1000'),
  text: sizeKind,
  leading: kind(String.raw`[1-3](?:\.\d+)?`, 'a plain number from 1 to 3.9, such as 1.6'),
  space: sizeKind,
  radius: sizeKind,
  border: sizeKind,
  shadow: kind(`none|${shadow}(?:,\\s*${shadow})*`, 'a shadow, such as 0 4px 12px rgb(0 0 0 / 0.2)'),
  motion: timeKind,
  size: sizeKind,
};
const easeKind = kind(easing, 'an easing, such as ease-out or cubic-bezier(0.2, 0, 0, 1)');

/** Whatever could end a declaration or fetch something; refused before anything else is asked. */
const dangerous = /[;{}\\<>@]|\/\*|url\s*\(|expression\s*\(|javascript:|var\s*\(|!\s*important/i;
const longest = 300;

/** Looks at every entry on its own: a wrong one is left out and reported, the others are kept. */
export function parseBrandTokens(input: unknown): ParsedBrandTokens {
  const problems: string[] = [];
  const tokens = { light: {}, dark: {} };
  if (!isRecord(input)) return { tokens, problems: ['The file is not an object with "light" and "dark".'] };
  for (const [mode, groups] of Object.entries(input)) {
    if (!isMode(mode)) problems.push(`${quote(mode)}: there is only "light" and "dark".`);
    else if (!isRecord(groups)) problems.push(`${mode}: is not an object.`);
    else tokens[mode] = parseGroups(mode, groups, problems);
  }
  return { tokens, problems };
}

function parseGroups(mode: string, groups: Record<string, unknown>, problems: string[]): TokensDiff {
  const result: Record<string, Record<string, string>> = {};
  for (const [group, values] of Object.entries(groups)) {
    const path = `${mode}.${group}`;
    if (!Object.hasOwn(tokenNames, group)) problems.push(`${quote(path)}: there is no such group of tokens.`);
    else if (!isRecord(values)) problems.push(`${path}: is not an object.`);
    else result[group] = parseValues(path, group as TokenGroup, values, problems);
  }
  return result;
}

function parseValues(path: string, group: TokenGroup, values: Record<string, unknown>, problems: string[]) {
  const result: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const problem = refusal(group, name, value);
    if (problem === undefined) result[name] = (value as string).trim();
    else problems.push(`${quote(`${path}.${name}`)}: ${problem}`);
  }
  return result;
}

function refusal(group: TokenGroup, name: string, value: unknown): string | undefined {
  if (!Object.hasOwn(tokenNames[group], name)) return 'there is no such token.';
  if (typeof value !== 'string') return 'the value is not a text.';
  if (value.length > longest) return `the value is longer than ${longest} characters.`;
  if (dangerous.test(value)) return `${quote(value)} holds something that is not allowed in a value.`;
  const expected = group === 'motion' && name === 'easeOut' ? easeKind : kinds[group];
  return expected.pattern.test(value.trim()) ? undefined : `${quote(value)} is not ${expected.words}.`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isMode = (value: string): value is (typeof modes)[number] => (modes as readonly string[]).includes(value);
const quote = (value: string): string => JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value);

/** Over the brand's own tokens of that mode, and below its dark ones for `light`. */
const selectors = { light: 'html[data-brand]', dark: "html[data-brand][data-theme='dark']" } as const;
const applied = new WeakMap<Document, CSSStyleSheet>();

/** Puts the tokens over those of the brand; the last call counts. Values are set one by one, never as a text of rules. */
export function applyBrandTokens({ light, dark }: BrandTokens, page: Document = document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@layer theme { ${selectors.light} {} ${selectors.dark} {} }`);
  const [layer] = sheet.cssRules;
  const [lightRule, darkRule] = (layer as CSSLayerBlockRule).cssRules;
  for (const [rule, diff] of [
    [lightRule, light],
    [darkRule, dark],
  ] as const) {
    const { style } = rule as CSSStyleRule;
    for (const [group, values] of Object.entries(diff)) {
      for (const [name, value] of Object.entries(values)) style.setProperty(tokenVariable(group, name), value);
    }
  }
  const before = applied.get(page);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets.filter((other) => other !== before), sheet];
  applied.set(page, sheet);
}
