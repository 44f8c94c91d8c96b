/** What a file that a brand names is for. */
export type NamedFileKind = 'picture' | 'preview' | 'font';

/** The largest sizes in kB: a phone loads them on a slow connection. */
const mostKb: Readonly<Record<NamedFileKind, number>> = { picture: 500, preview: 1_000, font: 1_000 };

const startsWith = (content: Uint8Array, ...bytes: readonly number[]): boolean =>
  bytes.every((byte, index) => content[index] === byte);
const textAt = (content: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...content.subarray(from, from + length));

/** Tells a format by the first bytes of a file, with the endings that name it. */
const formats: readonly (readonly [name: string, endings: readonly string[], is: (content: Uint8Array) => boolean])[] =
  [
    ['PNG', ['png'], (content) => startsWith(content, 0x89, 0x50, 0x4e, 0x47)],
    ['JPEG', ['jpg', 'jpeg'], (content) => startsWith(content, 0xff, 0xd8, 0xff)],
    ['WebP', ['webp'], (content) => textAt(content, 0, 4) === 'RIFF' && textAt(content, 8, 4) === 'WEBP'],
    ['AVIF', ['avif'], (content) => textAt(content, 4, 4) === 'ftyp' && /avi[fs]/.test(textAt(content, 8, 24))],
    ['an icon', ['ico'], (content) => startsWith(content, 0, 0, 1, 0)],
    ['GIF', ['gif'], (content) => textAt(content, 0, 4) === 'GIF8'],
    ['WOFF2', ['woff2'], (content) => textAt(content, 0, 4) === 'wOF2'],
    ['WOFF', ['woff'], (content) => textAt(content, 0, 4) === 'wOFF'],
    ['SVG', ['svg'], (content) => /<svg[\s>]/.test(textAt(content, 0, 2_000))],
    ['HTML', ['html'], (content) => /<(?:!doctype html|html)/i.test(textAt(content, 0, 2_000))],
  ];

const unknown = ['no picture or font', [] as readonly string[]] as const;

/** Says what is wrong with the content of a file, after its path; undefined for a good one. */
export function namedFileProblem(kind: NamedFileKind, path: string, content: Uint8Array): string | undefined {
  const ending = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  if (content.length === 0) return 'is empty';
  const [name, endings] = formats.find(([, , is]) => is(content)) ?? unknown;
  if (!endings.includes(ending)) return `is ${name}, not what .${ending} says: save it in that format`;
  if (kind === 'preview' && !['PNG', 'JPEG'].includes(name))
    return `is ${name}, which messengers do not show as a preview: save it as PNG or JPEG of 1200 × 630`;
  const kb = Math.ceil(content.length / 1000);
  if (kb > mostKb[kind]) return `has ${kb} kB, and may have ${mostKb[kind]}: make it smaller`;
  return undefined;
}
