import { modes } from '#ui/theme/brand.ts';
import { isRecord } from '#ui/theme/brandTokens.ts';
import { mapBrandUrls } from '#ui/theme/upgradeBrand.ts';

/** The groups of tokens whose values are plain numbers, which a file may write as such. */
export const numberGroups = ['ratio', 'weight', 'leading'] as const;

/** The path of a file of a bundle as one of the site; other URLs stay. */
const below =
  (folder: string) =>
  (url: unknown): unknown =>
    typeof url === 'string' && /^[a-z\d]/.test(url) && !/^[a-z][a-z\d+.-]*:/i.test(url) ? `${folder}/${url}` : url;

/** Writes numbers as the texts that tokens are. */
function withTexts(tokens: unknown): unknown {
  if (!isRecord(tokens)) return tokens;
  const groups = numberGroups.flatMap((group) => {
    const values = tokens[group];
    if (!isRecord(values)) return [];
    const texts = Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? `${value}` : value]);
    return [[group, Object.fromEntries(texts)] as const];
  });
  return { ...tokens, ...Object.fromEntries(groups) };
}

/**
 * A brand file of any format as the site reads it: without what only a bundle says, and its files by paths of the site.
 * @param folder where the site serves the files of the bundle, without a slash at the end
 */
export function siteBrandFile(content: unknown, folder: string): unknown {
  if (!isRecord(content)) return content;
  const tokens = modes.filter((mode) => content[mode] !== undefined).map((mode) => [mode, withTexts(content[mode])]);
  const whole: Readonly<Record<string, unknown>> = { ...content, ...Object.fromEntries(tokens) };
  if (content['format'] === undefined) return whole;
  const { format: _, id: __, version: ___, extends: ____, ...entries } = whole;
  return mapBrandUrls(entries, below(folder));
}
