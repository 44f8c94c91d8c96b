import type { Brand, BrandFile, BrandIdentity, BrandTokens } from '#ui/theme/brand.ts';
import type { ParsedBrandFile } from '#ui/theme/brandFile.ts';
import { checkBrandFile } from '#ui/theme/checkBrandFile.ts';

/** Until the designer has drawn one. */
const placeholderMark = { primary: 'M16 3 29 16 16 29 3 16Z', secondary: 'M16 11l5 5-5 5-5-5Z' };

/** A brand that begins as another one, with a name of its own and a mark to be replaced. */
export function newBrand(id: string, base: BrandTokens): readonly [Brand, BrandTokens] {
  const name = id.replace(/(^|-)([a-z])/g, (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase());
  return [{ id, name: { th: name, en: name }, mark: placeholderMark }, base];
}

/**
 * A brand as a brand file describes it.
 * @param base the brand that the file was made for; what the file does not say is that brand's
 * @returns also what the site would leave out
 */
export function brandFromFile(
  id: string,
  parsed: ParsedBrandFile,
  base: { readonly brand: Brand; readonly tokens: BrandTokens },
): { readonly brand: Brand; readonly tokens: BrandTokens; readonly problems: readonly string[] } {
  const checked = checkBrandFile(parsed, base);
  const [{ name, mark }] = newBrand(id, base.tokens);
  const identity: BrandIdentity = { name, mark, ...identityOf(parsed.file) };
  const { light, dark } = base.tokens;
  // The folder's spaces are scaled when its stylesheet is made.
  const changes = { ...checked.tokens.light, space: parsed.file.light?.space ?? {} };
  return {
    brand: { id, ...identity },
    tokens: { light: merge(light, changes), dark: merge(dark, checked.tokens.dark) },
    problems: checked.problems,
  };
}

const identityOf = ({ light: _, dark: __, ...identity }: BrandFile): Partial<BrandIdentity> => identity;

function merge<Groups extends object>(base: Groups, changes: object): Groups {
  const groups = Object.entries(changes).map(([group, values]: [string, object]) => {
    const own = (base as Readonly<Record<string, object>>)[group];
    return [group, { ...own, ...values }] as const;
  });
  return { ...base, ...Object.fromEntries(groups.filter(([, values]) => Object.keys(values).length > 0)) };
}
