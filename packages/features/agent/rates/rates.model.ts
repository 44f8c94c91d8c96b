import type { AgentRate } from '#api/agent.ts';
import { type GameType, gameTypes } from '#api/primitives.ts';
import { readDigits } from '#text/readDigits.ts';

/** Rates as typed, by game type. */
export type RateTexts = Readonly<Partial<Record<GameType, string>>>;

/** A rate that can be passed on: per cent as text, such as `0.80`, and in hundredths of a per cent. */
export interface OwnRate {
  readonly gameType: GameType;
  readonly rate: string;
  readonly hundredths: number;
}

export type RateProblem =
  | { readonly key: 'unreadable' }
  | { readonly key: 'tooHigh' | 'tooLow'; readonly limit: string };
export type RateProblems = Readonly<Partial<Record<GameType, RateProblem>>>;

/** Reads per cent with up to two decimals as hundredths of a per cent; null for anything else. An empty text is 0. */
export function hundredthsOf(text: string): number | null {
  const typed = readDigits(text).replace(/ ?%$/, '').replace(',', '.');
  const [, whole = '', decimals = ''] = /^(\d{0,3})(?:\.(\d{0,2}))?$/.exec(typed) ?? [];
  if (typed !== '' && whole === '' && decimals === '') return null;
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** Hundredths of a per cent as the contract writes them. */
export const rateText = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** The rates that an agent can pass on: of known game types, above 0. */
export function ownRatesOf(rates: readonly AgentRate[]): readonly OwnRate[] {
  return gameTypes.flatMap((gameType) => {
    const rate = rates.find((each) => each.gameType === gameType)?.rate;
    const hundredths = rate === undefined ? 0 : (hundredthsOf(rate) ?? 0);
    return rate === undefined || hundredths === 0 ? [] : { gameType, rate, hundredths };
  });
}

/** The texts of some rates; those without a rate are empty. */
export const textsOf = (rates: readonly AgentRate[]): RateTexts =>
  Object.fromEntries(rates.map(({ gameType, rate }) => [gameType, rate]));

/** The rates for which something is typed. */
export const typedOf = (texts: RateTexts, own: readonly OwnRate[]): readonly OwnRate[] =>
  own.filter(({ gameType }) => readDigits(texts[gameType] ?? '') !== '');

/** A rate to send. */
export interface NewRate {
  readonly gameType: GameType;
  readonly rate: string;
}

/** The rates of the game types that the site knows. */
export const knownRates = (rates: readonly AgentRate[]): readonly NewRate[] =>
  rates.flatMap(({ gameType, rate }) => (typeof gameType === 'string' ? { gameType, rate } : []));

export type CheckedRates =
  | { readonly ok: true; readonly rates: NewRate[] }
  | { readonly ok: false; readonly problems: RateProblems };

/**
 * Checks typed rates against the agent’s own.
 * @param least the rates that must not be lowered
 */
export function checkRates(texts: RateTexts, own: readonly OwnRate[], least: RateTexts = {}): CheckedRates {
  const problems: Partial<Record<GameType, RateProblem>> = {};
  const rates = own.map(({ gameType, rate: limit, hundredths: most }) => {
    const value = hundredthsOf(texts[gameType] ?? '');
    const floor = hundredthsOf(least[gameType] ?? '') ?? 0;
    if (value === null) problems[gameType] = { key: 'unreadable' };
    else if (value > most) problems[gameType] = { key: 'tooHigh', limit };
    else if (value < floor) problems[gameType] = { key: 'tooLow', limit: rateText(floor) };
    return { gameType, rate: rateText(value ?? 0) };
  });
  return Object.keys(problems).length === 0 ? { ok: true, rates } : { ok: false, problems };
}

/** The bets that the preview is about, in baht. */
export const previewBets = '100000';

/**
 * What both sides earn of ฿100,000 of valid bets: exact, since a hundredth of a per cent of it is ฿10. Null while the
 * typed rate is not one that can be passed on.
 */
export function previewOf(text: string, own: OwnRate): { readonly you: string; readonly they: string } | null {
  const value = hundredthsOf(text);
  if (value === null || value > own.hundredths) return null;
  return { you: `${(own.hundredths - value) * 10}.00`, they: `${value * 10}.00` };
}
