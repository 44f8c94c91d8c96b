import { type HelpFacts, helpAmounts, helpNumbers, helpPercents, helpWays, helpWords } from '#api/help.ts';
import { useShortMoneyText } from '../format/useMoneyText.ts';

/** Formats the facts of the operator's configuration. */
export interface FactFormats {
  readonly money: (amount: string) => string;
  readonly percent: (number: string) => string;
  readonly number: (number: number) => string;
}

/**
 * Fills the facts into a text: `{depositWays}` becomes “PromptPay ฿100, E-wallet ฿50”. A paragraph or an item of a list about
 * a fact that the platform does not state is left out: what it says does not apply. Elsewhere the fact is a dash; a name that
 * is no fact stays as it is.
 */
export function fillFacts(text: string, facts: HelpFacts, { money, percent, number }: FactFormats): string {
  const shown = <Name extends keyof HelpFacts>(
    names: readonly Name[],
    format: (value: NonNullable<HelpFacts[Name]>) => string,
  ): readonly (readonly [string, string])[] =>
    names.map((name) => [name, facts[name] === undefined ? unstated : format(facts[name])]);
  const words = new Map([
    ...shown(helpAmounts, money),
    ...shown(helpPercents, percent),
    ...shown(helpNumbers, number),
    ...shown(helpWords, (word) => escaped(word)),
    ...shown(helpWays, (ways) => ways.map(({ name, minAmount }) => `${escaped(name)} ${money(minAmount)}`).join(', ')),
  ]);
  const applies = (part: string): boolean =>
    !Array.from(part.matchAll(placeholder), ([, name = '']) => words.get(name)).includes(unstated);
  return text
    .replace(/<(p|li)>(?:(?!<\/\1>).)*<\/\1>/gs, (part) => (applies(part) ? part : ''))
    .replace(placeholder, (whole, name: string) => words.get(name) ?? whole);
}

const unstated = '–';
const placeholder = /\{(\w+)\}/g;

/** A word of the operator stands in rich text as it is. */
const escaped = (word: string): string => word.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns a function that fills the facts into a text, with amounts in the site's currency. */
export function useFillFacts(): (text: string, facts: HelpFacts) => string {
  const money = useShortMoneyText();
  return (text, facts) => fillFacts(text, facts, { money, percent: (share) => `${share}%`, number: grouped });
}

/** `1000` is `1,000`, in both languages. */
const grouped = (number: number): string => number.toLocaleString('en-US');
