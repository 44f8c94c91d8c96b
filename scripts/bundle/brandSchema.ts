import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { brandLanguages, densities, modes } from '#ui/theme/brand.ts';
import { type TokenGroup, tokenNames } from '#ui/theme/tokens.ts';
import { brandFormat } from '#ui/theme/upgradeBrand.ts';
import { numberGroups } from './siteBrandFile.ts';

const texts = (most: number) => v.record(v.string(), v.pipe(v.string(), v.minLength(1), v.maxLength(most)));
const path = v.pipe(v.string(), v.maxLength(300));
const described = <Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.optional(v.pipe(schema, v.description(text)));

/** Some tokens of a group. The values are judged by `check:brand`. */
function group(name: TokenGroup) {
  const value = (numberGroups as readonly string[]).includes(name) ? v.union([v.string(), v.number()]) : v.string();
  return v.optional(
    v.strictObject(Object.fromEntries(Object.keys(tokenNames[name]).map((token) => [token, v.optional(value)]))),
  );
}

const tokens = v.strictObject(
  Object.fromEntries((Object.keys(tokenNames) as TokenGroup[]).map((name) => [name, group(name)])),
);

/** The entries of `brand.json`. What each may say is judged by `parseBrandFile`, so that each sentence names its entry. */
export const brandSchema = v.strictObject({
  $schema: v.optional(v.string()),
  format: v.pipe(v.literal(brandFormat), v.description('The format of this file.')),
  id: v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/),
    v.maxLength(40),
    v.description('A short name of the brand: small letters, digits and single dashes.'),
  ),
  version: v.pipe(
    v.string(),
    v.regex(/^\d{1,5}(\.\d{1,5}){2}(-[0-9A-Za-z.-]{1,30})?$/),
    v.description('The version of the bundle, such as 1.4.0.'),
  ),
  extends: described(v.string(), 'The brand of the build that stands below; the first one without it.'),
  name: described(texts(40), `The displayed name, by language: ${brandLanguages.join(' and ')} at least.`),
  title: described(texts(60), 'What documents are titled with; the name without it.'),
  mark: described(
    v.union([
      v.strictObject({ src: path }),
      v.strictObject({ primary: v.string(), secondary: v.optional(v.string()) }),
    ]),
    'The logo: a file of the bundle, or the path data of an SVG on a grid of 32 × 32. marks/mark-light.svg without it.',
  ),
  favicon: described(path, 'The icon of the browser’s tab; icons/favicon.svg, or drawn from the mark.'),
  illustration: described(path, 'A picture of 460 × 240 in place of the lotus; art/missing.svg without it.'),
  preview: described(path, 'What previews of links show, 1200 × 630; share/preview.png without it.'),
  themeColor: described(
    v.strictObject({ light: v.string(), dark: v.string() }),
    'The colour of the browser around the page; chrome without it.',
  ),
  defaults: described(
    v.strictObject({ theme: v.optional(v.picklist(modes)), language: v.optional(v.string()) }),
    'What players see who have chosen nothing.',
  ),
  fonts: described(
    v.array(
      v.strictObject({ family: v.string(), url: path, weight: v.optional(v.string()), range: v.optional(v.string()) }),
    ),
    'Font files (woff2). A family needs all Thai letters.',
  ),
  density: described(v.picklist(densities), 'How much space there is between things.'),
  light: described(tokens, 'Tokens of both modes.'),
  dark: described(tokens, 'Tokens that differ in the dark.'),
});

/** The text of `docs/brand.schema.json`. */
export function brandSchemaText(): string {
  const { $schema: _, ...rest } = toJsonSchema(brandSchema);
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'brand.json',
    description: 'What a brand says of itself. Made from scripts/bundle/brandSchema.ts.',
    ...rest,
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
