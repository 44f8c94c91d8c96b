import type { BrandFont } from './brand.ts';

/** Thai as the site writes it: consonants, vowels, tone marks, digits and the baht sign, as ranges of code points. */
const thaiRanges = [
  [0x0e01, 0x0e3a],
  [0x0e3f, 0x0e4e],
  [0x0e50, 0x0e59],
] as const;

/** Every character of `thaiRanges`. */
export const thaiCharacters: readonly string[] = thaiRanges.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
);
/** Those that have a width of their own: marks above and below a letter have none to measure. */
const measured = thaiCharacters.filter((character) => !/\p{M}/u.test(character));

/**
 * The share of letters that can be as wide as those of another font by chance: of Anuphan, some are as wide as in Noto Sans
 * Thai. `check:brand` reads the files and finds a single missing letter.
 */
const mostByChance = 0.15;

/**
 * Loads the Thai of each family from its files and returns the families that lack letters of it. A browser does not say
 * what a font contains: a letter that is as wide as in each of two other fonts, when they come second, is theirs.
 */
export async function familiesWithoutThai(fonts: readonly BrandFont[]): Promise<readonly string[]> {
  const families = [...new Set(fonts.map(({ family }) => family))];
  const context = document.createElement('canvas').getContext('2d');
  if (context === null || families.length === 0) return [];
  const lacking = await Promise.all(
    families.map(async (family) => {
      // Under a name of its own, so that a fallback of the page is not measured.
      const faces = addFonts(
        fonts.filter((font) => font.family === family).map((font) => ({ ...font, family: probe(family) })),
      );
      await Promise.allSettled(faces.map((face) => face.load()));
      const foreign = measured.filter((character) => comesFromElsewhere(context, family, character));
      const lacks = foreign.length > measured.length * mostByChance;
      for (const face of faces) document.fonts.delete(face);
      return lacks ? [family] : [];
    }),
  );
  return lacking.flat();
}

/** Adds the files of fonts to the page. A browser loads each when its family shows text. */
export function addFonts(fonts: readonly BrandFont[]): readonly FontFace[] {
  return fonts.map(({ family, url, weight = '400', range = 'U+0-10FFFF' }) => {
    const face = new FontFace(family, `url("${url}")`, { weight, unicodeRange: range, display: 'swap' });
    document.fonts.add(face);
    return face;
  });
}

/** A character that Unicode does not assign, in the block of Thai. */
const unassigned = '\u0e7f';
const probe = (family: string): string => `${family} probe`;

function comesFromElsewhere(context: CanvasRenderingContext2D, family: string, character: string): boolean {
  const widthIn = (list: string, text: string): number => {
    context.font = `200px ${list}`;
    return context.measureText(text).width;
  };
  return ['monospace', 'serif'].every((other) => {
    const list = `"${probe(family)}", ${other}`;
    const width = widthIn(list, character);
    // Where no font of the device has it either, the box of the first font stands for it, as for a character that none has.
    return width === widthIn(other, character) || width === widthIn(list, unassigned);
  });
}
