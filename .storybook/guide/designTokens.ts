import type { BrandTokens, Mode } from '#ui/theme/brand.ts';
import { type TokenGroup, tokenNames } from '#ui/theme/tokens.ts';

/** The type of a group in the Design Tokens format; null where its values are texts that the format has no type for. */
const types: Readonly<Record<TokenGroup, string | null>> = {
  color: 'color',
  font: 'fontFamily',
  weight: 'fontWeight',
  text: 'dimension',
  leading: 'number',
  space: 'dimension',
  radius: 'dimension',
  border: 'dimension',
  shadow: null,
  motion: null,
  size: 'dimension',
  ratio: 'number',
  metal: 'color',
  layout: null,
};

/** A token of the Design Tokens format (W3C community group). */
export interface DesignToken {
  readonly $type?: string;
  readonly $value: string;
  readonly $description?: string;
}

/**
 * Returns the tokens of a brand in one mode for a design tool, in the Design Tokens format. Values stay as CSS writes them.
 * @param meanings what a colour is for, by its name
 */
export function designTokens(
  tokens: BrandTokens,
  mode: Mode,
  meanings: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, Readonly<Record<string, DesignToken>>>> {
  const groups = Object.keys(tokenNames) as TokenGroup[];
  return Object.fromEntries(
    groups.map((group) => {
      const light: Readonly<Record<string, string>> = tokens.light[group];
      const dark: Readonly<Record<string, string | undefined>> = (mode === 'dark' && tokens.dark[group]) || {};
      const type = types[group];
      const named = Object.keys(tokenNames[group]).map((name) => {
        const meaning = group === 'color' || group === 'layout' ? meanings[name] : undefined;
        return [
          name,
          {
            ...(type !== null && { $type: type }),
            $value: dark[name] ?? light[name] ?? '',
            ...(meaning !== undefined && { $description: meaning }),
          },
        ] as const;
      });
      return [group, Object.fromEntries(named)] as const;
    }),
  );
}
