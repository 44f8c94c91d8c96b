import type { BrandTokens } from './brand.ts';
import { parseColor } from './contrast.ts';
import { deriveColors, deriveShadows, type KeyColors } from './deriveColors.ts';
import type { Tokens } from './tokens.ts';

/** Every token that is neither a colour nor a shadow. */
export type Dimensions = Omit<Tokens, 'color' | 'shadow'>;

/**
 * Derives all tokens of both modes from three colours. Colours are found by their contrast with their backgrounds, so that
 * every pair passes WCAG AA, whatever the three are: `checkBrandTokens` refuses none of them.
 * @param dimensions corners, spaces, fonts and so on, which are taken as they are
 */
export function deriveTokens(keys: KeyColors, dimensions: Dimensions): BrandTokens {
  const light = deriveColors(keys, 'light');
  const dark = deriveColors(keys, 'dark');
  const ink = parseColor(light.onSurface) ?? keys.neutral;
  return {
    light: { color: light, shadow: deriveShadows({ ink }, 'light'), ...dimensions },
    dark: { color: dark, shadow: deriveShadows({ ink }, 'dark') },
  };
}
