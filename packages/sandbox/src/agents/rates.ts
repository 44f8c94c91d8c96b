import { type GameType, gameTypes } from '#api/primitives.ts';
import { rebateRates } from '../money/rebates.ts';
import type { Sandbox } from '../sandbox.ts';
import type { AgentRates } from '../schema/agents.ts';

/** What an account gets less than the one above it, unless rates were set, in hundredths of a per cent. */
const defaultStep = 10;

/**
 * What an account gets of valid bets of one game type, in hundredths of a per cent. Without rates of its own, an account at
 * the top has those of the operator, and one below another has a little less than that one, but never less than nothing. A
 * rate never exceeds that of the account above, whatever was set while that one was higher.
 */
export function rateOf(sandbox: Sandbox, memberId: string, gameType: GameType): number {
  const { store } = sandbox;
  const row = store.get('agentRates', memberId);
  const inForce =
    row?.pending && row.pending.from <= sandbox.now() ? { ...row.rates, ...row.pending.rates } : row?.rates;
  const own = inForce?.[gameType];
  const uplineId = store.get('members', memberId)?.uplineId ?? null;
  if (uplineId === null) return own ?? rebateRates[gameType];
  const above = rateOf(sandbox, uplineId, gameType);
  return own === undefined ? Math.max(0, above - defaultStep) : Math.min(own, above);
}

/** The rates of an account for the contract: per cent with two decimals. */
export const ratesView = (sandbox: Sandbox, memberId: string): { gameType: GameType; rate: string }[] =>
  gameTypes.map((gameType) => ({ gameType, rate: rateText(rateOf(sandbox, memberId, gameType)) }));

/** Rates of a row for the contract; 0 for the game types without one. */
export const ratesOfRow = (rates: AgentRates['rates']): { gameType: GameType; rate: string }[] =>
  gameTypes.map((gameType) => ({ gameType, rate: rateText(rates[gameType] ?? 0) }));

/** A rate for the contract: per cent with two decimals. */
export const rateText = (rate: number): string => (rate / 100).toFixed(2);
