import type { OperationId, Operations } from '#api/operations.ts';
import type { CallContext, Handler } from './handler.ts';
import * as agent from './operations/agent.ts';
import * as alternativeSignIn from './operations/alternativeSignIn.ts';
import * as announcements from './operations/announcements.ts';
import * as authenticator from './operations/authenticator.ts';
import * as badges from './operations/badges.ts';
import * as banks from './operations/banks.ts';
import * as cashier from './operations/cashier.ts';
import * as favourites from './operations/favourites.ts';
import * as games from './operations/games.ts';
import * as humanCheck from './operations/humanCheck.ts';
import * as launch from './operations/launch.ts';
import * as lottery from './operations/lottery.ts';
import * as member from './operations/member.ts';
import * as memberSessions from './operations/memberSessions.ts';
import * as missions from './operations/missions.ts';
import * as passwords from './operations/passwords.ts';
import * as paymentPassword from './operations/paymentPassword.ts';
import * as picture from './operations/picture.ts';
import * as playLimits from './operations/playLimits.ts';
import * as privacy from './operations/privacy.ts';
import * as profile from './operations/profile.ts';
import * as profit from './operations/profit.ts';
import * as rebate from './operations/rebate.ts';
import * as records from './operations/records.ts';
import * as registration from './operations/registration.ts';
import * as responsiblePlay from './operations/responsiblePlay.ts';
import * as secondFactor from './operations/secondFactor.ts';
import * as service from './operations/service.ts';
import * as session from './operations/session.ts';
import * as smsCodes from './operations/smsCodes.ts';
import * as system from './operations/system.ts';
import * as transfers from './operations/transfers.ts';
import * as turnover from './operations/turnover.ts';
import * as uploads from './operations/uploads.ts';
import * as wallets from './operations/wallets.ts';
import * as winners from './operations/winners.ts';
import * as withdrawalOrders from './operations/withdrawalOrders.ts';
import * as withdrawals from './operations/withdrawals.ts';
import type { Answer } from './refusal.ts';

/** The handler of every operation, by its id. An operation without a handler does not compile. */
export const handlers: { readonly [Id in OperationId]: Handler<Operations[Id]> } = {
  ...agent,
  ...alternativeSignIn,
  ...announcements,
  ...authenticator,
  ...banks,
  ...cashier,
  ...favourites,
  ...games,
  ...humanCheck,
  ...launch,
  ...lottery,
  ...member,
  ...memberSessions,
  ...missions,
  ...passwords,
  ...paymentPassword,
  ...playLimits,
  ...badges,
  ...picture,
  ...privacy,
  ...profile,
  ...profit,
  ...rebate,
  ...records,
  ...registration,
  ...responsiblePlay,
  ...secondFactor,
  ...service,
  ...session,
  ...smsCodes,
  ...system,
  ...transfers,
  ...turnover,
  ...uploads,
  ...wallets,
  ...winners,
  ...withdrawalOrders,
  ...withdrawals,
};

/** A handler as seen by code that handles any operation. */
export type AnyHandler = (context: CallContext, input: unknown) => Answer<unknown>;
