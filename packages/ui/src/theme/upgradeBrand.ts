import { isRecord } from './brandTokens.ts';

/** The format of brand files that this release writes. It reads every earlier one. */
export const brandFormat = 2;

type Content = Readonly<Record<string, unknown>>;

/** Where a brand that the build has serves its files: its paths stay those of the site. */
const builtFolder = '/brands/';

/** A path of the site as a path in the bundle; anything else as it is. */
const inBundle = (url: unknown): unknown =>
  typeof url === 'string' && /^\/[^/\\]/.test(url) && !url.startsWith(builtFolder) ? url.slice(1) : url;

/** Changes every URL of a brand file; what has another form than a URL has there is left for the check. */
export function mapBrandUrls(content: Content, change: (url: unknown) => unknown): Content {
  const { mark, fonts } = content;
  const pictures = (['favicon', 'illustration', 'preview'] as const).filter((key) => content[key] !== undefined);
  return {
    ...content,
    ...(isRecord(mark) && 'src' in mark && { mark: { ...mark, src: change(mark['src']) } }),
    ...Object.fromEntries(pictures.map((key) => [key, change(content[key])])),
    ...(Array.isArray(fonts) && {
      fonts: fonts.map((font: unknown) => (isRecord(font) ? { ...font, url: change(font['url']) } : font)),
    }),
  };
}

/** An id of the letters and digits of a name. */
function idOf(name: unknown): string {
  const text = isRecord(name) && typeof name['en'] === 'string' ? name['en'] : '';
  const id = text
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^[-\d]+|-+$/g, '');
  return id === '' ? 'brand' : id;
}

/**
 * The steps from each format to the next one: pure, and never changed again.
 *
 * 1 → 2: a bundle has an id and a version, and its own files by their paths in it (`marks/mark.svg`), not on the site.
 */
const steps: readonly ((content: Content) => Content)[] = [
  ({ $schema: _, ...content }) => ({
    format: 2,
    id: idOf(content['name']),
    version: '1.0.0',
    ...mapBrandUrls(content, inBundle),
  }),
];

/** A brand file in the format of this release. */
export interface UpgradedBrand {
  readonly content: Content;
  /** The format that it was written in. */
  readonly from: number;
}

/** Reads a brand file of any format up to that of this release. One English sentence says why it cannot be read. */
export function upgradeBrand(content: unknown): UpgradedBrand | { readonly problem: string } {
  if (!isRecord(content)) return { problem: 'The file is not an object.' };
  const { format = 1 } = content;
  if (typeof format !== 'number' || !Number.isInteger(format) || format < 1)
    return {
      problem: `"format": ${JSON.stringify(format)?.slice(0, 40)} is not ${brandFormat}, the number of a format.`,
    };
  if (format > brandFormat)
    return {
      problem: `"format": ${format} is made for a newer release, this one reads up to ${brandFormat}: update the site first.`,
    };
  const { format: _, ...first } = content;
  const start: Content = format === 1 ? first : content;
  return { content: steps.slice(format - 1).reduce((former, step) => step(former), start), from: format };
}
