import { readFrom, sendTo } from '../shared/server.ts';
import type { RefusalAnswer } from '../shared/server/messages.ts';
import type { BetRequest, FixturesSession, OwnRefusalAnswer, PlacedAnswer } from './server/messages.ts';

/** Loads the matches and the player's bets. Rejects when the server cannot be reached. */
export const openSession = (launch: string): Promise<FixturesSession | RefusalAnswer> =>
  readFrom('sportsbook/session', { launch });

/** Places a bet. Sent again with the same round id, it returns the outcome of the first attempt. */
export const placeBet = (
  bet: BetRequest,
  onRetry: () => void,
): Promise<PlacedAnswer | RefusalAnswer | OwnRefusalAnswer> => sendTo('sportsbook/bet', bet, onRetry);
