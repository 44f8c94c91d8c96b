import { readFrom, sendTo } from '../shared/server.ts';
import type { AnyRefusal, BuyAnswer, BuyRequest, SessionAnswer } from './server/messages.ts';

/** Loads the lotteries and the player's tickets. Rejects when the server cannot be reached. */
export const openSession = (launch: string): Promise<SessionAnswer | AnyRefusal> =>
  readFrom('lottery/session', { launch });

/** Buys a ticket. Sent again with the same round id, it returns the outcome of the first attempt. */
export const buyTicket = (ticket: BuyRequest, onRetry: () => void): Promise<BuyAnswer | AnyRefusal> =>
  sendTo('lottery/buy', ticket, onRetry);
