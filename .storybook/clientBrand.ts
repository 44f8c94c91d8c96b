import { languageCodes } from '#core/i18n/languageCodes.ts';
import { brandNamed } from '#themes/brands.ts';
import { tokensOfBrand } from '#themes/brandTokens.ts';
import type { Brand } from '#ui/theme/brand.ts';
import { parseBrandFile } from '#ui/theme/brandFile.ts';
import { applyBrandTokens } from '#ui/theme/brandTokens.ts';
import { checkBrandFile } from '#ui/theme/checkBrandFile.ts';
import { addFonts } from '#ui/theme/thaiFonts.ts';

let loaded: Promise<Brand | undefined> | undefined;

/** `?brandFile=<address of a brand file>`: every story as a client's file changes it. Read once per page. */
export function loadClientBrand(): Promise<Brand | undefined> {
  return (loaded ??= load());
}

async function load(): Promise<Brand | undefined> {
  const address = new URLSearchParams(location.search).get('brandFile');
  if (address === null) return undefined;
  const brand = brandNamed(document.documentElement.dataset['brand']);
  const parsed = parseBrandFile(await (await fetch(address)).json(), { languages: languageCodes });
  const checked = checkBrandFile(parsed, { brand, tokens: tokensOfBrand(brand.id) });
  applyBrandTokens(checked.tokens);
  addFonts(checked.brand.fonts ?? []);
  for (const problem of checked.problems) console.warn(`brand file: ${problem}`);
  return checked.brand;
}
