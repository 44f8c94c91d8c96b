import type { Brand, BrandFile, BrandTokens } from './brand.ts';
import type { ParsedBrandFile } from './brandFile.ts';
import type { BrandTokens as TokenChanges } from './brandTokens.ts';
import { checkBrandTokens } from './checkBrandTokens.ts';
import { spaceAt } from './density.ts';

/** A brand file on top of a brand: what the site shows. */
export interface CheckedBrandFile {
  /** The identity of the brand below, with what the file says. Its id stays, so that its stylesheet applies. */
  readonly brand: Brand;
  /** The tokens that differ from those of the brand below. */
  readonly tokens: TokenChanges;
  /** One English sentence per entry that is left out, for the author of the file. */
  readonly problems: readonly string[];
}

/** A brand with its tokens, as a folder of `themes/` holds them. */
export interface BaseBrand {
  readonly brand: Brand;
  readonly tokens: BrandTokens;
}

/**
 * Checks how the entries of a brand file go together, and with the brand that it changes: sizes within their ranges,
 * contrast of every pair in both modes, fonts that are used. What fails is left out and reported, the rest applies.
 */
export function checkBrandFile({ file, problems }: ParsedBrandFile, base: BaseBrand): CheckedBrandFile {
  const { light = {}, dark = {}, ...identity } = file;
  const density = file.density ?? base.brand.density;
  const given = file.density === undefined ? light.space : { ...base.tokens.light.space, ...light.space };
  const spaced = given === undefined ? light : { ...light, space: spaceAt(given, density) };
  const checked = checkBrandTokens({ tokens: { light: spaced, dark }, problems }, base.tokens);
  const used = Object.values({ ...base.tokens.light.font, ...checked.tokens.light.font }).join();
  const unused = (file.fonts ?? []).filter(({ family }) => !used.includes(family));
  return {
    brand: { ...withoutReplaced(base.brand, file), ...identity },
    tokens: checked.tokens,
    problems: [
      ...checked.problems,
      ...(file.name !== undefined && file.mark === undefined
        ? [`"mark": is missing, so that of ${base.brand.name.en} stands beside the new name.`]
        : []),
      ...unused.map(({ family }) => `"fonts": no token in light.font names "${family}", so it is not used.`),
    ],
  };
}

/** The brand below without what belongs to a name, mark or colour that the file replaces. */
function withoutReplaced(
  { title, favicon, illustration, preview, themeColor, ...rest }: Brand,
  file: BrandFile,
): Brand {
  return {
    ...rest,
    ...(file.name === undefined && title !== undefined && { title }),
    ...(file.mark === undefined && favicon !== undefined && { favicon }),
    ...(file.name === undefined && illustration !== undefined && { illustration }),
    ...(file.name === undefined && preview !== undefined && { preview }),
    ...(file.light?.color?.chrome === undefined &&
      file.dark?.color?.chrome === undefined &&
      themeColor !== undefined && { themeColor }),
  };
}
