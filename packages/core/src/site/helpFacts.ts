import type { HelpFacts } from '#api/service.ts';
import { useShortMoneyText } from '../format/useMoneyText.ts';

/** Formats the facts of the operator's configuration. */
export interface FactFormats {
  readonly money: (amount: string) => string;
  readonly percent: (number: string) => string;
}

/** Fills the facts into a text: `{minDeposit}` becomes “฿50”. A fact that the platform does not state is a dash. */
export function fillFacts(text: string, facts: HelpFacts, { money, percent }: FactFormats): string {
  const { minDeposit, minWithdraw, turnover } = facts;
  const words: Readonly<Record<keyof HelpFacts, string | undefined>> = {
    minDeposit: minDeposit && money(minDeposit),
    minWithdraw: minWithdraw && money(minWithdraw),
    turnover: turnover && percent(turnover),
  };
  return text.replace(/\{(minDeposit|minWithdraw|turnover)\}/g, (_, name: keyof HelpFacts) => words[name] ?? '–');
}

/** Returns a function that fills the facts into a text, with amounts in the site's currency. */
export function useFillFacts(): (text: string, facts: HelpFacts) => string {
  const money = useShortMoneyText();
  return (text, facts) => fillFacts(text, facts, { money, percent: (number) => `${number}%` });
}
