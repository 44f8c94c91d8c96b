import { parseBrandTokens, type Supports } from '#ui/theme/brandTokens.ts';
import { parseColor } from '#ui/theme/contrast.ts';
import { toHex } from '#ui/theme/oklch.ts';
import { entriesOf, keyNames, shapeNames, type Theme, typeNames } from './theme.ts';

/** The longest hash that is read. All tokens of both modes need about 8,000 characters. */
const longest = 20_000;

/** Writes a theme as the hash of an address, without `#`: `accent=0b6e99&…&own={"light":…}`. */
export function writeHash({ keys, shape, type, own }: Theme): string {
  const parts = new URLSearchParams();
  for (const name of keyNames) parts.set(name, keys[name].slice(1));
  parts.set('shape', shape);
  parts.set('type', type);
  if (entriesOf(own.light).length + entriesOf(own.dark).length > 0) parts.set('own', JSON.stringify(own));
  return parts.toString();
}

/**
 * Reads a theme from the hash of an address. Each part is judged by itself: one that is missing or wrong is that of
 * `fallback`, and own values are judged as those of a token file. Null if the hash has nothing of a theme.
 */
export function readHash(hash: string, fallback: Theme, supports?: Supports): Theme | null {
  if (hash.length > longest) return null;
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  if (![...keyNames, 'shape', 'type', 'own'].some((name) => parts.has(name))) return null;
  const color = (name: (typeof keyNames)[number]) => {
    const read = parseColor(`#${parts.get(name) ?? ''}`);
    return read?.a === 1 ? toHex(read) : fallback.keys[name];
  };
  return {
    keys: { accent: color('accent'), neutral: color('neutral'), highlight: color('highlight') },
    shape: shapeNames.find((name) => name === parts.get('shape')) ?? fallback.shape,
    type: typeNames.find((name) => name === parts.get('type')) ?? fallback.type,
    own: readOwn(parts.get('own'), supports),
  };
}

function readOwn(text: string | null, supports: Supports | undefined): Theme['own'] {
  try {
    const { light, dark } = parseBrandTokens(JSON.parse(text ?? '{}'), supports).tokens;
    const { color, shadow } = dark;
    return { light, dark: { ...(color && { color }), ...(shadow && { shadow }) } };
  } catch {
    return { light: {}, dark: {} };
  }
}
