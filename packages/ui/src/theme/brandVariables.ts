import { modes, type Mode } from './brand.ts';
import type { BrandTokens } from './brandTokens.ts';
import { cssValueOf } from './layoutTokens.ts';
import { tokenVariable } from './tokens.ts';

/** The tokens of both modes as values of CSS variables, by name. */
export function brandVariables(tokens: BrandTokens): Readonly<Record<Mode, Readonly<Record<string, string>>>> {
  const [light, dark] = modes.map((mode) =>
    Object.fromEntries(
      Object.entries(tokens[mode]).flatMap(([group, values]) =>
        Object.entries(values).map(
          ([name, value]) => [tokenVariable(group, name), cssValueOf(group, name, value)] as const,
        ),
      ),
    ),
  );
  return { light: light ?? {}, dark: dark ?? {} };
}
