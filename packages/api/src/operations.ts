import * as agent from './agent.ts';
import * as agentAccounts from './agentAccounts.ts';
import * as agentAssistants from './agentAssistants.ts';
import * as agentBook from './agentBook.ts';
import * as agentCentre from './agentCentre.ts';
import * as agentContracts from './agentContracts.ts';
import * as agentEnvelopes from './agentEnvelopes.ts';
import * as agentIncomes from './agentIncomes.ts';
import * as agentNotices from './agentNotices.ts';
import * as agentProgress from './agentProgress.ts';
import * as agentRegistration from './agentRegistration.ts';
import * as agentReports from './agentReports.ts';
import * as agentSelection from './agentSelection.ts';
import * as agentStatement from './agentStatement.ts';
import * as agentTeam from './agentTeam.ts';
import * as alternativeSignIn from './alternativeSignIn.ts';
import * as announcements from './announcements.ts';
import * as authenticator from './authenticator.ts';
import * as badges from './badges.ts';
import * as banks from './banks.ts';
import * as bonuses from './bonuses.ts';
import * as cashier from './cashier.ts';
import * as depositBonuses from './depositBonuses.ts';
import * as envelopes from './envelopes.ts';
import * as favourites from './favourites.ts';
import * as feedback from './feedback.ts';
import * as games from './games.ts';
import * as help from './help.ts';
import * as humanCheck from './humanCheck.ts';
import * as jackpot from './jackpot.ts';
import * as launch from './launch.ts';
import * as liveTicket from './liveTicket.ts';
import * as lottery from './lottery.ts';
import * as matches from './matches.ts';
import * as member from './member.ts';
import * as memberEvents from './memberEvents.ts';
import * as memberSessions from './memberSessions.ts';
import * as messages from './messages.ts';
import * as missions from './missions.ts';
import * as notifications from './notifications.ts';
import type { AnyOperation, OperationDocs } from './operation.ts';
import * as passkeys from './passkeys.ts';
import * as passwords from './passwords.ts';
import * as paymentPassword from './paymentPassword.ts';
import * as picture from './picture.ts';
import * as playLimits from './playLimits.ts';
import * as points from './points.ts';
import * as privacy from './privacy.ts';
import * as profile from './profile.ts';
import * as profit from './profit.ts';
import * as promotions from './promotions.ts';
import * as push from './push.ts';
import * as raffle from './raffle.ts';
import * as rebate from './rebate.ts';
import * as records from './records.ts';
import * as referral from './referral.ts';
import * as registration from './registration.ts';
import * as responsiblePlay from './responsiblePlay.ts';
import * as rewards from './rewards.ts';
import * as salaries from './salaries.ts';
import * as secondFactor from './secondFactor.ts';
import * as service from './service.ts';
import * as session from './session.ts';
import * as smsCodes from './smsCodes.ts';
import * as system from './system.ts';
import * as transfers from './transfers.ts';
import * as turnover from './turnover.ts';
import * as uploads from './uploads.ts';
import * as vip from './vip.ts';
import * as wallets from './wallets.ts';
import * as winners from './winners.ts';
import * as withdrawalOrders from './withdrawalOrders.ts';
import * as withdrawals from './withdrawals.ts';

/** All exports of the contract modules: operations, their documentation, and schemas. */
const contract = {
  ...system,
  ...announcements,
  ...humanCheck,
  ...session,
  ...smsCodes,
  ...registration,
  ...passwords,
  ...secondFactor,
  ...alternativeSignIn,
  ...member,
  ...memberSessions,
  ...memberEvents,
  ...notifications,
  ...liveTicket,
  ...authenticator,
  ...passkeys,
  ...push,
  ...badges,
  ...messages,
  ...feedback,
  ...picture,
  ...privacy,
  ...profile,
  ...vip,
  ...wallets,
  ...records,
  ...profit,
  ...cashier,
  ...depositBonuses,
  ...paymentPassword,
  ...banks,
  ...turnover,
  ...withdrawals,
  ...withdrawalOrders,
  ...transfers,
  ...uploads,
  ...rebate,
  ...responsiblePlay,
  ...playLimits,
  ...points,
  ...missions,
  ...rewards,
  ...bonuses,
  ...promotions,
  ...referral,
  ...envelopes,
  ...raffle,
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
  ...games,
  ...favourites,
  ...launch,
  ...matches,
  ...lottery,
  ...winners,
  ...jackpot,
  ...service,
  ...help,
};
type Contract = typeof contract;

export type Operations = {
  readonly [Name in keyof Contract as Contract[Name] extends AnyOperation ? Name : never]: Contract[Name];
};
export type OperationId = keyof Operations;

/**
 * Every operation by its id, for the sandbox, Storybook and tests. The site imports operations one by one, so that a
 * page bundles only the schemas that it uses.
 */
export const operations = Object.fromEntries(
  Object.entries(contract).filter(([, value]) => isOperation(value)),
) as Operations;

function isOperation(value: unknown): value is AnyOperation {
  return typeof value === 'object' && value !== null && 'effect' in value;
}

/** An operation without documentation, or with an example that its schema refuses, does not compile. */
const documented: { readonly [Id in OperationId as `${Id}Docs`]: OperationDocs<Operations[Id]> } = contract;

type Docs = { readonly [Id in OperationId]: OperationDocs<Operations[Id]> };

/** The documentation of every operation by its id. */
export const operationDocs = Object.fromEntries(
  (Object.keys(operations) as OperationId[]).map((id) => [id, documented[`${id}Docs`]]),
) as Docs;
