import { readFrom, sendTo } from '../shared/server.ts';
import type { RefusalAnswer } from '../shared/server/messages.ts';
import type {
  BetRequest,
  FixturesSession,
  OwnRefusalAnswer,
  PickAnswer,
  PlacedAnswer,
  WaitAnswer,
} from './server/messages.ts';

/** Loads the matches, the player's bets, and the picks in the slip. Rejects when the server cannot be reached. */
export const openSession = (launch: string, picks: readonly PickAnswer[]): Promise<FixturesSession | RefusalAnswer> =>
  readFrom('sportsbook/session', { launch, picks: JSON.stringify(picks) });

/**
 * Places a bet. Sent again with the same round id, it returns the outcome of the first attempt. A bet on a running match is sent
 * again by itself when the server has it wait.
 */
export async function placeBet(
  bet: BetRequest,
  { onRetry, onWait }: { readonly onRetry: () => void; readonly onWait: () => void },
): Promise<PlacedAnswer | RefusalAnswer | OwnRefusalAnswer> {
  for (;;) {
    const answer = await sendTo<PlacedAnswer | RefusalAnswer | OwnRefusalAnswer | WaitAnswer>(
      ...(['sportsbook/bet', bet, onRetry] as const),
    );
    if (!('waitMs' in answer)) return answer;
    onWait();
    const { waitMs } = answer;
    await new Promise((resolve) => setTimeout(resolve, waitMs + waitMarginMs));
  }
}

/** So that the server has reached the moment too. */
const waitMarginMs = 100;
