import { strToU8, zipSync } from 'fflate';
import type { Brand, BrandFile, BrandTokens } from '#ui/theme/brand.ts';

/** A file of a brand folder, by its path in the repository. */
export interface BrandSource {
  readonly path: string;
  readonly text: string;
}

/** Writes a brand file: what the site reads beside a release, and `npm run new -- brand <id> --from` before a build. */
export const brandFile = (file: BrandFile): string => `${JSON.stringify(file, null, 2)}\n`;

/** Writes the modules of a brand folder, formatted as the repository is. */
export function brandFolder(brand: Brand, tokens: BrandTokens): readonly BrandSource[] {
  const folder = `themes/${brand.id}`;
  return [
    {
      path: `${folder}/brand.ts`,
      text: `import type { Brand } from '#ui/theme/brand.ts';

/** Name and logo of the brand. */
export const brand: Brand = ${literal(brand)};
`,
    },
    {
      path: `${folder}/tokens.ts`,
      text: `import type { BrandTokens } from '#ui/theme/brand.ts';

/** The appearance of the brand. */
export const tokens: BrandTokens = ${literal(tokens)};
`,
    },
  ];
}

/** The first day that an archive can name: the same content is the same archive. */
const firstDay = new Date(1980, 0, 1);

/** Packs the modules of a brand folder as a ZIP archive. */
export function brandArchive(brand: Brand, tokens: BrandTokens): Uint8Array<ArrayBuffer> {
  const entries = brandFolder(brand, tokens).map(({ path, text }) => [path, strToU8(text)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(entries), { level: 0, mtime: firstDay }));
}

/** Writes a value of strings, lists and objects as code in the style of the repository. */
function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') {
    const text = JSON.stringify(value);
    return value.includes("'") ? text : `'${text.slice(1, -1).replaceAll(String.raw`\"`, '"')}'`;
  }
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const lines = Object.entries(value as object).map(
    ([key, each]: [string, unknown]) => `${inner}${isList ? '' : `${key}: `}${literal(each, inner)},`,
  );
  const [open, close] = isList ? '[]' : '{}';
  return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join('\n')}\n${indent}${close}`;
}
