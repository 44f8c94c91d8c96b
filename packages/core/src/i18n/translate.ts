import type { i18n } from 'i18next';
import type { AgentPage, MemberPage } from '../routing/centrePages.ts';
import type { RouteName } from '../routing/routes.ts';
import type { MessageNamespace, Messages } from './messageBundles.ts';

/** Titles that `withPageTitles` completes. */
interface PageTitles<Name extends string> {
  readonly pages: Readonly<Record<Name, string>>;
}

/** The messages of every namespace once the titles of pages are complete. */
type CompleteMessages = Messages & {
  readonly common: PageTitles<RouteName>;
  readonly memberCentre: PageTitles<MemberPage>;
  readonly agentCentre: PageTitles<AgentPage>;
};

/** The paths of the texts in a tree of messages: `title`, `form.amount`. */
type PathsIn<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${PathsIn<Tree[Key]>}`;
}[keyof Tree & string];

/** The keys of every namespace, without its name. */
type Keys = { readonly [Space in MessageNamespace]: PathsIn<CompleteMessages[Space]> };

/** A key with its namespace: `errors:network`. */
export type QualifiedKey = { [Space in MessageNamespace]: `${Space}:${Keys[Space]}` }[MessageNamespace];

/** What stands in the `{placeholders}` of a text. */
type Values = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Returns the text of a key, with `values` in place of its `{placeholders}`: numbers with the separators of the language, and
 * in `<key>_one`, for a single thing, where the language has it. Takes the keys of the given namespace, and those of all
 * others with their name in front. The types of i18next say the same and take six times as long to check.
 */
export type Translate<Space extends MessageNamespace = never> = (
  key: Keys[Space] | QualifiedKey,
  values?: Values,
) => string;

/** The messages of a namespace in a language (`th`), as `i18n` has them at the time of each call. */
export function translateIn<Space extends MessageNamespace>(
  i18n: i18n,
  language: string,
  space: Space,
): Translate<Space> {
  const complete = i18n.getFixedT(language, space) as unknown as (key: string, values?: Values) => string;
  return (key, values) => {
    const text = resourceOf(i18n, language, space, key);
    if (values === undefined) return plainText(text) ?? complete(key);
    const one = resourceOf(i18n, language, space, `${key}_one`);
    return complete(saysOne(one, text, values) ? `${key}_one` : key, separated(values, language));
  };
}

function resourceOf(i18n: i18n, language: string, space: string, key: string): unknown {
  const at = key.indexOf(':');
  return i18n.getResource(language, at < 0 ? space : key.slice(0, at), key.slice(at + 1));
}

/**
 * A text if that is all that is shown: without placeholders and references to other texts, as most are. i18next looks for
 * both in every text, and for plurals, in some twenty functions.
 */
const plainText = (text: unknown): string | undefined =>
  typeof text === 'string' && !/[{$]/.test(text) ? text : undefined;

/** Whether the text for a single thing fits: the number whose placeholder it has in words instead is one. */
const saysOne = (one: unknown, text: unknown, values: Values): boolean =>
  typeof one === 'string' &&
  Object.keys(values).some(
    (name) => String(values[name]) === '1' && !one.includes(`{${name}}`) && String(text).includes(`{${name}}`),
  );

/** Writes numbers as the language does: `1,234`. Formatted ones are texts already. */
const separated = (values: Values, language: string): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? value.toLocaleString(language, { maximumFractionDigits: 9 }) : value,
    ]),
  );
