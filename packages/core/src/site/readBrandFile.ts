import { type ParseBrandOptions, parseBrandFile } from '#ui/theme/brandFile.ts';
import { brandIcon } from '#ui/theme/brandIcon.ts';
import { brandVariables } from '#ui/theme/brandVariables.ts';
import { type BaseBrand, checkBrandFile } from '#ui/theme/checkBrandFile.ts';
import { languageCodes } from '../i18n/languageCodes.ts';
import type { ShownBrand } from './shownBrand.ts';

/**
 * Reads the content of a brand file, as the site and the renderer of documents show it.
 * @param base the brand of the build that the file changes
 */
export function readBrandFile(
  content: unknown,
  base: BaseBrand,
  options: ParseBrandOptions,
): { readonly shown: ShownBrand; readonly problems: readonly string[] } {
  const { brand, tokens, problems } = checkBrandFile(
    parseBrandFile(content, { languages: languageCodes, ...options }),
    base,
  );
  const colors = { ...base.tokens.light.color, ...tokens.light.color, ...base.tokens.dark.color, ...tokens.dark.color };
  return {
    shown: {
      brand,
      variables: brandVariables(tokens),
      ...('primary' in brand.mark && brand.favicon === undefined && { icon: brandIcon(brand.mark, colors) }),
    },
    problems,
  };
}
