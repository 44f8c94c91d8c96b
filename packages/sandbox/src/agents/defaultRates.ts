import { type GameType, gameTypes } from '#api/primitives.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Rates } from '../schema/agents.ts';
import { ceilingOf } from './rateChanges.ts';

/** The operator's default of one game type, in hundredths of a per cent; 0 without one. */
const defaultOf = ({ settings }: Sandbox, gameType: GameType): number => settings.defaultRates[gameType] ?? 0;

/** What an account below an agent gets unless other rates are given: the operator's default, at most what the agent can pass on. */
export const defaultRatesBelow = (sandbox: Sandbox, agentId: string): Rates =>
  Object.fromEntries(
    gameTypes.map((gameType) => [
      gameType,
      Math.min(defaultOf(sandbox, gameType), ceilingOf(sandbox, agentId, gameType)),
    ]),
  );

/** Given rates, and the default for the game types that are left out. */
export const withDefaultRates = (sandbox: Sandbox, agentId: string, given: Rates): Rates => ({
  ...defaultRatesBelow(sandbox, agentId),
  ...given,
});

/** Whether the operator's default is more than an agent can pass on. */
export const isDefaultCapped = (sandbox: Sandbox, agentId: string): boolean =>
  gameTypes.some((gameType) => defaultOf(sandbox, gameType) > ceilingOf(sandbox, agentId, gameType));
