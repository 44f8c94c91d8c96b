import type { Brand, BrandTokens } from '#ui/theme/brand.ts';
import type { ZipEntry } from './zip.ts';

/** The names of a new brand. */
export interface BrandNames {
  /** A word in lower case, which is also the name of the folder. */
  readonly id: string;
  readonly th: string;
  readonly en: string;
}

/** Words that cannot be the name of a constant. */
const reserved =
  /^(arguments|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|undefined|var|void|while|with|yield)$/;

/** Whether a text can be the id of a brand: 2 to 24 letters and digits in lower case, the first one a letter. */
export const isBrandId = (text: string): boolean => /^[a-z][a-z0-9]{1,23}$/.test(text) && !reserved.test(text);

/** Writes the token file of a theme: every token of both modes. */
export const tokenFile = (tokens: BrandTokens): string => `${JSON.stringify(tokens, null, 2)}\n`;

/** Writes the files of a brand folder. The mark is that of another brand, until a designer has drawn one. */
export function brandFolder({ id, th, en }: BrandNames, tokens: BrandTokens, mark: Brand['mark']): ZipEntry[] {
  const brand: Brand = { id, name: { th, en }, mark };
  return [
    {
      path: `themes/${id}/brand.ts`,
      text: `import type { Brand } from '#ui/theme/brand.ts';

/** Name and logo of the brand. The mark is another brand's: replace its two paths. */
export const ${id}: Brand = ${literal(brand)};
`,
    },
    {
      path: `themes/${id}/tokens.ts`,
      text: `import type { BrandTokens } from '#ui/theme/brand.ts';

/** Made in the theme studio. */
export const ${id}Tokens: BrandTokens = ${literal(tokens)};
`,
    },
  ];
}

/** Writes a value as code in the style of the repository. */
function literal(value: object | string, indent = ''): string {
  if (typeof value === 'string') {
    const text = JSON.stringify(value);
    return value.includes("'") ? text : `'${text.slice(1, -1).replaceAll(String.raw`\"`, '"')}'`;
  }
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(
    ([key, each]) => `${inner}${key}: ${literal(each as object | string, inner)},`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}
