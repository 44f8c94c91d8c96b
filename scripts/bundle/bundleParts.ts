import type { NamedFileKind } from '../deploy/namedFiles.ts';
import { type PictureSize, pictureSize } from './pictureSize.ts';
import { svgProblem } from './svgProblem.ts';

/** What a picture of a bundle has to be. */
export interface PartRule {
  readonly kind: NamedFileKind;
  /** The largest size in bytes. */
  readonly most: number;
  /** The exact size in pixels, or `square`. @default any */
  readonly size?: PictureSize | 'square';
}

/** A picture that a bundle need not name: it is found by its path. */
export interface BundlePart {
  /** Without the ending. */
  readonly path: string;
  readonly endings: readonly string[];
  /** The entry of `brand.json` that it stands for. */
  readonly entry: 'mark' | 'favicon' | 'illustration' | 'preview';
}

export const bundleParts: readonly BundlePart[] = [
  { path: 'marks/mark-light', endings: ['svg', 'png'], entry: 'mark' },
  { path: 'icons/favicon', endings: ['svg', 'png'], entry: 'favicon' },
  { path: 'art/missing', endings: ['svg', 'png', 'webp'], entry: 'illustration' },
  { path: 'share/preview', endings: ['png', 'jpg', 'jpeg'], entry: 'preview' },
];

/** What each entry of `brand.json` that names a picture asks of it. */
export const entryRules = {
  'mark.src': { kind: 'picture', most: 20_000, size: 'square' },
  favicon: { kind: 'picture', most: 20_000, size: 'square' },
  illustration: { kind: 'picture', most: 40_000 },
  preview: { kind: 'preview', most: 300_000, size: { width: 1200, height: 630 } },
} as const satisfies Readonly<Record<string, PartRule>>;

const icon = (size: number): PartRule => ({ kind: 'picture', most: 100_000, size: { width: size, height: size } });

/** Icons of the app by their paths. What is missing is drawn from the mark. */
export const iconRules = {
  'icons/icon-192.png': icon(192),
  'icons/icon-512.png': icon(512),
  'icons/maskable-512.png': icon(512),
  'icons/apple-180.png': icon(180),
} as const satisfies Readonly<Record<string, PartRule>>;

/** A mark that is a hair off is square: programs that draw round their numbers. */
const isSquare = ({ width, height }: PictureSize): boolean => Math.abs(width / height - 1) <= 0.01;

/** Says what is wrong with the size, the weight or the drawing of a picture, after its path; undefined for a good one. */
export function partProblem({ most, size }: PartRule, path: string, content: Uint8Array): string | undefined {
  const svg = path.endsWith('.svg') ? svgProblem(new TextDecoder().decode(content)) : undefined;
  if (svg !== undefined) return svg;
  if (content.length > most)
    return `has ${Math.ceil(content.length / 1_000)} kB, and may have ${most / 1_000}: make it smaller`;
  const found = pictureSize(content);
  if (found === null) return path.endsWith('.svg') ? 'has no viewBox: save it with one' : 'is damaged: save it again';
  const shown = `is ${found.width} × ${found.height}`;
  if (size === 'square') return isSquare(found) ? undefined : `${shown}, not square: draw it in the middle of a square`;
  if (size !== undefined && (found.width !== size.width || found.height !== size.height))
    return `${shown}: save it as ${size.width} × ${size.height}`;
  return undefined;
}
