import {
  type BrandFile,
  type BrandFont,
  type BrandText,
  type DrawnMark,
  type Mode,
  type PictureMark,
  brandLanguages,
  densities,
  modes,
} from './brand.ts';
import { type Supports, isRecord, parseBrandTokens } from './brandTokens.ts';
import { brandUrlProblem, pictureFiles } from './brandUrl.ts';
import { parseColor } from './contrast.ts';

/** The result of `parseBrandFile`. */
export interface ParsedBrandFile {
  /** What is valid by itself. `checkBrandFile` looks at how it goes together, and with the brand below. */
  readonly file: BrandFile;
  /** One English sentence per refused entry, for the author of the file. */
  readonly problems: readonly string[];
}

export interface ParseBrandOptions {
  /** Hosts that pictures may come from besides the site's own: the deployment's `imageHosts`. */
  readonly imageHosts?: readonly string[];
  /** The languages of the site, as lower-case codes. @default those in which every brand is written */
  readonly languages?: readonly string[];
  /** Judges values of CSS. @default the browser */
  readonly supports?: Supports;
}

/** Reads one entry: returns its value, or undefined after saying what is wrong. */
type Read<Value> = (value: unknown, at: string, say: Say) => Value | undefined;
type Say = (at: string, problem: string) => undefined;

/**
 * Validates the content of a brand file. Each entry is judged by itself: what is wrong is left out and reported by name,
 * the rest applies. A file of tokens alone is a brand file, too.
 */
export function parseBrandFile(
  input: unknown,
  { imageHosts = [], languages = brandLanguages, supports }: ParseBrandOptions = {},
): ParsedBrandFile {
  if (!isRecord(input)) return { file: {}, problems: ['The file is not an object.'] };
  const problems: string[] = [];
  const say: Say = (at, problem) => {
    problems.push(`"${at}": ${problem}`);
    return undefined;
  };
  const { light, dark, $schema: _, ...identity } = input;
  const readers = identityReaders(imageHosts, languages);
  const file: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(identity)) {
    if (!Object.hasOwn(readers, key)) {
      say(key, `there is no such entry; there are ${[...Object.keys(readers), ...modes].join(', ')}.`);
      continue;
    }
    const read: Read<unknown> = readers[key as keyof typeof readers];
    const result = read(value, key, say);
    if (result !== undefined) file[key] = result;
  }
  const tokens = parseBrandTokens(
    { ...(light !== undefined && { light }), ...(dark !== undefined && { dark }) },
    supports,
  );
  for (const mode of modes) if (input[mode] !== undefined) file[mode] = tokens.tokens[mode];
  return { file, problems: [...problems, ...tokens.problems] };
}

/** How each entry besides the tokens is read. */
const identityReaders = (imageHosts: readonly string[], languages: readonly string[]) => {
  const picture = url(pictureFiles, imageHosts);
  return {
    name: text(40, languages),
    title: text(60, languages),
    mark: mark(picture),
    favicon: picture,
    illustration: picture,
    preview: picture,
    themeColor,
    defaults: defaults(languages),
    fonts,
    density: oneOf(densities),
  } satisfies { readonly [Key in Exclude<keyof BrandFile, Mode>]-?: Read<BrandFile[Key]> };
};

/** Control characters, and those that turn the direction of what follows. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A text in Thai and English. Where one is missing or refused, the other stands for both. Other languages may have their own. */
const text =
  (most: number, languages: readonly string[]): Read<BrandText> =>
  (value, at, say) => {
    if (!isRecord(value)) return say(at, 'is not an object such as { "th": "…", "en": "…" }.');
    const known = [...new Set([...brandLanguages, ...languages])];
    refuseOthers(value, known, at, say);
    const texts: Record<string, string> = {};
    for (const language of known) {
      const given = value[language];
      const isRequired = (brandLanguages as readonly string[]).includes(language);
      if (given === undefined) {
        if (isRequired) say(`${at}.${language}`, 'is missing.');
      } else if (typeof given !== 'string' || given.trim() === '' || given.length > most || unprintable.test(given))
        say(`${at}.${language}`, `is not a text of 1 to ${most} characters on one line.`);
      else texts[language] = given.trim();
    }
    const { th = texts['en'], en = th } = texts;
    return th === undefined || en === undefined ? undefined : { ...texts, th, en };
  };

const url =
  (endings: readonly string[], hosts: readonly string[] = []): Read<string> =>
  (value, at, say) => {
    const problem = brandUrlProblem(value, endings, hosts);
    return problem === undefined ? (value as string) : say(at, problem);
  };

const oneOf =
  <Value extends string>(values: readonly Value[]): Read<Value> =>
  (value, at, say) =>
    values.find((each) => each === value) ??
    say(at, `${JSON.stringify(value)} is none of ${values.map((each) => `"${each}"`).join(', ')}.`);

/** SVG path data: commands and numbers only. */
const pathData = /^[Mm][\d\s.,+\-eEMmLlHhVvCcSsQqTtAaZz]{2,5999}$/;

const mark =
  (picture: Read<string>): Read<DrawnMark | PictureMark> =>
  (value, at, say) => {
    if (isRecord(value) && 'src' in value) {
      refuseOthers(value, ['src'], at, say);
      const src = picture(value['src'], `${at}.src`, say);
      return src === undefined ? undefined : { src };
    }
    if (!isRecord(value)) return say(at, 'is neither { "src": "/brand/mark.svg" } nor path data.');
    refuseOthers(value, ['primary', 'secondary'], at, say);
    const { primary, secondary = '' } = value;
    if (typeof primary !== 'string' || !pathData.test(primary))
      return say(`${at}.primary`, 'is not the path data of an SVG on a grid of 32 × 32, such as "M4 4h24v24H4Z".');
    if (typeof secondary !== 'string' || (secondary !== '' && !pathData.test(secondary))) {
      say(`${at}.secondary`, 'is not the path data of an SVG; the mark is drawn without it.');
      return { primary, secondary: '' };
    }
    return { primary, secondary };
  };

const themeColor: Read<Record<Mode, string>> = (value, at, say) => {
  if (!isRecord(value)) return say(at, 'is not an object with a colour for "light" and one for "dark".');
  refuseOthers(value, modes, at, say);
  const colors: Partial<Record<Mode, string>> = {};
  for (const mode of modes) {
    const color = value[mode];
    if (typeof color === 'string' && parseColor(color)?.a === 1) colors[mode] = color.trim();
    else
      say(`${at}.${mode}`, color === undefined ? 'is missing.' : `${JSON.stringify(color)} is not an opaque colour.`);
  }
  const { light, dark } = colors;
  return light === undefined || dark === undefined ? undefined : { light, dark };
};

const defaults =
  (languages: readonly string[]): Read<NonNullable<BrandFile['defaults']>> =>
  (value, at, say) => {
    if (!isRecord(value)) return say(at, 'is not an object such as { "theme": "dark", "language": "en" }.');
    refuseOthers(value, ['theme', 'language'], at, say);
    const theme = value['theme'] === undefined ? undefined : oneOf(modes)(value['theme'], `${at}.theme`, say);
    const language =
      value['language'] === undefined ? undefined : oneOf(languages)(value['language'], `${at}.language`, say);
    return { ...(theme && { theme }), ...(language && { language }) };
  };

/** The largest number of font files. Each is a request before the text has its final shape. */
const mostFonts = 12;

const fonts: Read<readonly BrandFont[]> = (value, at, say) => {
  if (!Array.isArray(value)) return say(at, 'is not a list of font files.');
  if (value.length > mostFonts) say(at, `has more than ${mostFonts} files; the others are left out.`);
  return value.slice(0, mostFonts).flatMap((entry, index) => font(entry, `${at}.${index}`, say) ?? []);
};

const font: Read<BrandFont> = (value, at, say) => {
  if (!isRecord(value)) return say(at, 'is not an object such as { "family": "…", "url": "/brand/font.woff2" }.');
  refuseOthers(value, ['family', 'url', 'weight', 'range'], at, say);
  const { family, weight, range } = value;
  const file = url(['woff2'])(value['url'], `${at}.url`, say);
  const tests = {
    family: typeof family === 'string' && /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} _-]{0,59}$/u.test(family),
    weight: weight === undefined || (typeof weight === 'string' && /^[1-9]\d{1,2}( [1-9]\d{1,2})?$/.test(weight)),
    range:
      range === undefined ||
      (typeof range === 'string' &&
        /^U\+[\da-f?]{1,6}(-[\da-f]{1,6})?(, ?U\+[\da-f?]{1,6}(-[\da-f]{1,6})?)*$/i.test(range)),
  };
  const forms = {
    family: 'the name of a font',
    weight: 'a weight such as "400" or "100 700"',
    range: 'a range such as "U+0E01-0E5B"',
  };
  for (const key of ['family', 'weight', 'range'] as const)
    if (!tests[key]) say(`${at}.${key}`, `is not ${forms[key]}.`);
  if (file === undefined || !tests.family || !tests.weight || !tests.range) return undefined;
  return {
    family: family as string,
    url: file,
    ...(weight !== undefined && { weight: weight as string }),
    ...(range !== undefined && { range: range as string }),
  };
};

function refuseOthers(value: Record<string, unknown>, known: readonly string[], at: string, say: Say): void {
  for (const key of Object.keys(value)) {
    if (!known.includes(key))
      say(`${at}.${key.slice(0, 40)}`, `there is no such entry; there are ${known.join(', ')}.`);
  }
}
