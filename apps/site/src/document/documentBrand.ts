import type { Deployment } from '#core/site/deployment.ts';
import { readBrandFile } from '#core/site/readBrandFile.ts';
import type { ShownBrand } from '#core/site/shownBrand.ts';
import { brandNamed, brands } from '#themes/brands.ts';
import { tokensOfBrand } from '#themes/brandTokens.ts';
import type { Mode } from '#ui/theme/brand.ts';

/** A brand as documents show it. */
export interface DocumentBrand extends ShownBrand {
  /** Whether a brand file says something: the document then carries it. */
  readonly fromFile: boolean;
  /** The colour of the browser around the page. */
  readonly themeColor: Readonly<Record<Mode, string>>;
}

/** The part of a deployment that names its brand. */
export type BrandOfDeployment = Partial<Pick<Deployment, 'brand' | 'imageHosts'>>;

/**
 * Finds the brand of a deployment. Falls back to the default brand for one that is not in the build, and leaves out what
 * the brand file says wrong.
 * @param file the parsed content of the brand file; undefined for none
 * @param onProblem receives one English sentence per problem, which begins with the key of the deployment
 */
export async function documentBrand(
  { brand: id = '', imageHosts = [] }: BrandOfDeployment,
  file: unknown,
  onProblem: (problem: string) => void,
): Promise<DocumentBrand> {
  const brand = brandNamed(id);
  const tokens = tokensOfBrand(brand.id);
  if (id !== '' && brand.id !== id) {
    const names = brands.map((each) => each.id).join(', ');
    onProblem(`"brand" is ${JSON.stringify(id)}, not one of ${names}; ${brand.id} is shown`);
  }
  const { light, dark } = tokens;
  const chrome = { light: light.color.chrome, dark: dark.color?.chrome ?? light.color.chrome };
  if (file === undefined) return { brand, fromFile: false, themeColor: brand.themeColor ?? chrome };
  // Servers have no `CSS.supports`. Large, and loaded for brand files only.
  const { lexer } = await import('css-tree/dist/csstree.esm');
  const supports = (property: string, value: string) => lexer.matchProperty(property, value).error === null;
  const { shown, problems } = readBrandFile(file, { brand, tokens }, { imageHosts, supports });
  for (const problem of problems) onProblem(`"brandFile": ${problem}`);
  const own = (mode: Mode) => shown.variables?.[mode]['--k-color-chrome'];
  const themeColor = { light: own('light') ?? chrome.light, dark: own('dark') ?? chrome.dark };
  return { ...shown, fromFile: true, themeColor: shown.brand.themeColor ?? themeColor };
}
