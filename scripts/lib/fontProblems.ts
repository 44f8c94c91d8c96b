import type { BrandFont } from '#ui/theme/brand.ts';
import { thaiCharacters } from '#ui/theme/thaiFonts.ts';
import { fontCharacters } from './fontCharacters.ts';

/**
 * Says which families of a brand lack Thai letters, and which files are missing: one English sentence each.
 * @param read returns the content of a font by its URL; undefined when it is not there
 */
export function fontProblems(
  fonts: readonly BrandFont[],
  read: (url: string) => Uint8Array | undefined,
): readonly string[] {
  const problems: string[] = [];
  const families = Map.groupBy(fonts, ({ family }) => family);
  for (const [family, files] of families) {
    const sets = files.map(({ url }) => {
      const content = read(url);
      if (content === undefined) {
        problems.push(`"fonts": ${url} is not there, so its letters cannot be looked at.`);
        return undefined;
      }
      try {
        return fontCharacters(content);
      } catch (error) {
        problems.push(`"fonts": ${url} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
        return undefined;
      }
    });
    if (sets.includes(undefined)) continue;
    const missing = thaiCharacters.filter((letter) => !sets.some((set) => set?.has(letter.codePointAt(0) ?? 0)));
    if (missing.length > 0) {
      const shown = missing.slice(0, 8).join(' ');
      problems.push(`"fonts": "${family}" lacks ${missing.length} Thai letters, such as ${shown}, so it is not used.`);
    }
  }
  return problems;
}
