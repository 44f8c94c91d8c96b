import type { OperationId, Operations } from '#api/operations.ts';
import type { CallContext, Handler } from './handler.ts';
import * as agent from './operations/agent.ts';
import * as agentAccounts from './operations/agentAccounts.ts';
import * as agentAssistants from './operations/agentAssistants.ts';
import * as agentBook from './operations/agentBook.ts';
import * as agentCentre from './operations/agentCentre.ts';
import * as agentContracts from './operations/agentContracts.ts';
import * as agentEnvelopes from './operations/agentEnvelopes.ts';
import * as agentIncomes from './operations/agentIncomes.ts';
import * as agentNotices from './operations/agentNotices.ts';
import * as agentProgress from './operations/agentProgress.ts';
import * as agentRegistration from './operations/agentRegistration.ts';
import * as agentReports from './operations/agentReports.ts';
import * as agentSelection from './operations/agentSelection.ts';
import * as agentStatement from './operations/agentStatement.ts';
import * as agentTeam from './operations/agentTeam.ts';
import * as alternativeSignIn from './operations/alternativeSignIn.ts';
import * as announcements from './operations/announcements.ts';
import * as authenticator from './operations/authenticator.ts';
import * as badges from './operations/badges.ts';
import * as banks from './operations/banks.ts';
import * as bonuses from './operations/bonuses.ts';
import * as cashier from './operations/cashier.ts';
import * as depositBonuses from './operations/depositBonuses.ts';
import * as envelopes from './operations/envelopes.ts';
import * as favourites from './operations/favourites.ts';
import * as feedback from './operations/feedback.ts';
import * as games from './operations/games.ts';
import * as help from './operations/help.ts';
import * as humanCheck from './operations/humanCheck.ts';
import * as jackpot from './operations/jackpot.ts';
import * as launch from './operations/launch.ts';
import * as liveTicket from './operations/liveTicket.ts';
import * as lottery from './operations/lottery.ts';
import * as matches from './operations/matches.ts';
import * as member from './operations/member.ts';
import * as memberEvents from './operations/memberEvents.ts';
import * as memberSessions from './operations/memberSessions.ts';
import * as messages from './operations/messages.ts';
import * as missions from './operations/missions.ts';
import * as notifications from './operations/notifications.ts';
import * as passkeys from './operations/passkeys.ts';
import * as passwords from './operations/passwords.ts';
import * as paymentPassword from './operations/paymentPassword.ts';
import * as picture from './operations/picture.ts';
import * as playLimits from './operations/playLimits.ts';
import * as points from './operations/points.ts';
import * as privacy from './operations/privacy.ts';
import * as profile from './operations/profile.ts';
import * as profit from './operations/profit.ts';
import * as promotions from './operations/promotions.ts';
import * as push from './operations/push.ts';
import * as raffle from './operations/raffle.ts';
import * as rebate from './operations/rebate.ts';
import * as records from './operations/records.ts';
import * as referral from './operations/referral.ts';
import * as registration from './operations/registration.ts';
import * as responsiblePlay from './operations/responsiblePlay.ts';
import * as rewards from './operations/rewards.ts';
import * as salaries from './operations/salaries.ts';
import * as secondFactor from './operations/secondFactor.ts';
import * as service from './operations/service.ts';
import * as session from './operations/session.ts';
import * as smsCodes from './operations/smsCodes.ts';
import * as system from './operations/system.ts';
import * as transfers from './operations/transfers.ts';
import * as turnover from './operations/turnover.ts';
import * as uploads from './operations/uploads.ts';
import * as vip from './operations/vip.ts';
import * as wallets from './operations/wallets.ts';
import * as winners from './operations/winners.ts';
import * as withdrawalOrders from './operations/withdrawalOrders.ts';
import * as withdrawals from './operations/withdrawals.ts';
import type { Answer } from './refusal.ts';

/** The handler of every operation, by its id. An operation without a handler does not compile. */
export const handlers: { readonly [Id in OperationId]: Handler<Operations[Id]> } = {
  ...agent,
  ...agentCentre,
  ...agentSelection,
  ...agentNotices,
  ...agentProgress,
  ...agentStatement,
  ...agentReports,
  ...agentIncomes,
  ...agentRegistration,
  ...agentTeam,
  ...agentBook,
  ...agentAccounts,
  ...agentEnvelopes,
  ...agentContracts,
  ...agentAssistants,
  ...salaries,
  ...alternativeSignIn,
  ...announcements,
  ...authenticator,
  ...banks,
  ...cashier,
  ...depositBonuses,
  ...favourites,
  ...games,
  ...help,
  ...humanCheck,
  ...launch,
  ...matches,
  ...lottery,
  ...member,
  ...memberSessions,
  ...memberEvents,
  ...notifications,
  ...liveTicket,
  ...missions,
  ...rewards,
  ...bonuses,
  ...promotions,
  ...envelopes,
  ...raffle,
  ...passkeys,
  ...push,
  ...passwords,
  ...paymentPassword,
  ...playLimits,
  ...points,
  ...badges,
  ...messages,
  ...feedback,
  ...picture,
  ...privacy,
  ...profile,
  ...profit,
  ...rebate,
  ...records,
  ...referral,
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
  ...vip,
  ...wallets,
  ...winners,
  ...jackpot,
  ...withdrawalOrders,
  ...withdrawals,
};

/** A handler as seen by code that handles any operation. */
export type AnyHandler = (context: CallContext, input: unknown) => Answer<unknown>;
