import { localStore } from '#core/data/storage.ts';
import { languageCodes } from '#core/i18n/languageCodes.ts';
import type { Deployment } from '#core/site/deployment.ts';
import { readBrandFile } from '#core/site/readBrandFile.ts';
import { type KeptBrand, type ShownBrand, keptBrandKeys } from '#core/site/shownBrand.ts';
import { brandNamed } from '#themes/brands.ts';
import { tokensOfBrand } from '#themes/brandTokens.ts';
import { familiesWithoutThai } from '#ui/theme/thaiFonts.ts';

/**
 * Reads a brand file and keeps it for the first paint of the next visit. Its fonts are looked at once they have loaded.
 * @throws when it has not arrived or is not JSON
 */
export async function read(
  { brand: id, brandFile, imageHosts }: Deployment,
  response: Response,
  report: (problem: string) => void,
): Promise<ShownBrand> {
  if (!response.ok) throw new Error(`status ${response.status}`);
  const brand = brandNamed(id);
  const base = { brand, tokens: tokensOfBrand(brand.id) };
  const { shown, problems } = readBrandFile(await response.json(), base, { imageHosts });
  for (const problem of problems) report(problem);
  const source = `${brand.id} ${brandFile}`;
  keep({ source, shown });
  void dropFontsWithoutThai(shown, report).then((checked) => keep({ source, shown: checked }));
  return shown;
}

function keep(kept: KeptBrand): void {
  const { language = languageCodes[0], theme = 'light' } = kept.shown.brand.defaults ?? {};
  localStore.set(keptBrandKeys.brand, JSON.stringify(kept));
  localStore.set(keptBrandKeys.defaults, `${language} ${theme}`);
}

async function dropFontsWithoutThai(shown: ShownBrand, report: (problem: string) => void): Promise<ShownBrand> {
  const { fonts = [] } = shown.brand;
  if (fonts.length === 0) return shown;
  const lacking = await familiesWithoutThai(fonts);
  for (const family of lacking) report(`"fonts": "${family}" lacks Thai letters, so it is not used.`);
  for (const face of [...document.fonts]) {
    if (lacking.includes(face.family.replace(/^["']|["']$/g, ''))) document.fonts.delete(face);
  }
  return { ...shown, brand: { ...shown.brand, fonts: fonts.filter(({ family }) => !lacking.includes(family)) } };
}
