import { type GameType, gameTypes } from '#api/primitives.ts';
import type { Span } from '../listing/span.ts';
import { rebateRates } from '../money/rebates.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Rates } from '../schema/agents.ts';
import { common, uplineSpan } from './places.ts';

/** What an account gets less than the one above it, unless rates were set, in hundredths of a per cent. */
const defaultStep = 10;

/** A rate in hundredths of a per cent, and the time in which it is in force. */
export interface RateSpan extends Span {
  readonly rate: number;
}

/**
 * What an account gets of valid bets of one game type that are settled at a moment, ms, and the time around it in which that
 * is so. Without rates of its own, an account at the top has those of the operator, and one below another has a little less
 * than that one, but never less than nothing. A rate never exceeds that of the account above, whatever was set while that one
 * was higher.
 */
export function rateSpan(sandbox: Sandbox, memberId: string, gameType: GameType, at: number): RateSpan {
  const { rate: own, ...set } = setSpan(sandbox, memberId, gameType, at);
  const { uplineId, ...place } = uplineSpan(sandbox, memberId, at);
  if (uplineId === null) return { rate: own ?? rebateRates[gameType], ...common(set, place) };
  const { rate: above, ...held } = rateSpan(sandbox, uplineId, gameType, at);
  const rate = own === undefined ? Math.max(0, above - defaultStep) : Math.min(own, above);
  return { rate, ...common(set, place, held) };
}

/** The rate that was set for an account at a moment; undefined for none. */
export function setSpan(
  { store }: Sandbox,
  memberId: string,
  gameType: GameType,
  at: number,
): Span & { readonly rate: number | undefined } {
  let found: ReturnType<typeof setSpan> = { rate: undefined, begins: -Infinity, ends: Infinity };
  for (const change of store.get('agentRates', memberId)?.changes ?? []) {
    if (change.gameType !== gameType) continue;
    if (change.from > at) return { ...found, ends: change.from };
    found = { rate: change.rate, begins: change.from, ends: Infinity };
  }
  return found;
}

/** What an account gets of valid bets of one game type now, in hundredths of a per cent. */
export const rateOf = (sandbox: Sandbox, memberId: string, gameType: GameType): number =>
  rateSpan(sandbox, memberId, gameType, sandbox.now()).rate;

/**
 * What an agent gets of the bets of the team that come through one account of the direct downline at a moment: the difference
 * of their rates, and the time around it in which that is so.
 *
 * @param read reads a rate, as `rateSpan` does
 */
export function differenceSpan(
  read: (at: number, memberId: string, gameType: GameType) => RateSpan,
  { agentId, sourceId }: { readonly agentId: string; readonly sourceId: string },
  gameType: GameType,
  at: number,
): RateSpan {
  const [own, passedOn] = [read(at, agentId, gameType), read(at, sourceId, gameType)];
  return { rate: Math.max(0, own.rate - passedOn.rate), ...common(own, passedOn) };
}

/** The rates of an account for the contract: per cent with two decimals. */
export const ratesView = (sandbox: Sandbox, memberId: string): { gameType: GameType; rate: string }[] =>
  gameTypes.map((gameType) => ({ gameType, rate: rateText(rateOf(sandbox, memberId, gameType)) }));

/** Rates of a row for the contract; 0 for the game types without one. */
export const ratesOfRow = (rates: Rates): { gameType: GameType; rate: string }[] =>
  gameTypes.map((gameType) => ({ gameType, rate: rateText(rates[gameType] ?? 0) }));

/** A rate for the contract: per cent with two decimals. */
export const rateText = (rate: number): string => (rate / 100).toFixed(2);
