import type { AnyRefusal, BuyAnswer, BuyRequest, SessionAnswer } from '../src/provider/draw/messages.ts';
import { readFrom, sendTo } from '../stand/server.ts';

export const openSession = (launch: string): Promise<SessionAnswer | AnyRefusal> =>
  readFrom('draw/session', { launch });

/** Buys a ticket, or learns whether it was bought. */
export const buyTicket = (ticket: BuyRequest, onRetry: () => void): Promise<BuyAnswer | AnyRefusal> =>
  sendTo('draw/buy', ticket, onRetry);
