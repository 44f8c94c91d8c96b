import type * as contract from '#api/agentTeam.ts';
import { longestAgentText } from '#api/agentTeam.ts';
import { ok } from '#api/errors.ts';
import { readLines } from '#text/readText.ts';
import { agentRateView, pendingOf, readRates, setRates } from '../agents/rateChanges.ts';
import { ratesView } from '../agents/rates.ts';
import { checkRight, rightsOf } from '../agents/rights.ts';
import { downlineOf, downlineView, onlineIds, targetOf, teamPath, teamTotals } from '../agents/team.ts';
import { teamIndex } from '../agents/teamIndex.ts';
import { searchTeam } from '../agents/teamSearch.ts';
import type { Handler } from '../handler.ts';
import { tellDownline } from '../inbox/agentMessages.ts';
import { pageOf } from '../listing/paging.ts';
import { readSpan } from '../listing/span.ts';
import { makeTransfer, transferTermsOf } from '../money/transfers.ts';
import { refuse } from '../refusal.ts';

/** The days of a filter; undefined for all. Either end can be open. */
const readDays = (from: string | undefined, to: string | undefined) =>
  from === undefined && to === undefined
    ? ok(undefined)
    : readSpan({ from: from ?? '1970-01-01', to: to ?? '9999-12-31' }, Infinity);

/** AGT-01: a level of the team, or what a search finds in a branch. */
export const agentDownlines: Handler<typeof contract.agentDownlines> = ({ sandbox, member }, input) => {
  const checked = checkRight(sandbox, member);
  if (!checked.ok) return checked;
  const { parent = member.id } = input;
  const branch = parent === member.id ? ok(member) : downlineOf(sandbox, member, parent);
  if (!branch.ok) return branch;
  const registered = readDays(input.registeredFrom, input.registeredTo);
  if (!registered.ok) return registered;
  const lastBet = readDays(input.lastBetFrom, input.lastBetTo);
  if (!lastBet.ok) return lastBet;
  const played = readDays(input.playedFrom, input.playedTo);
  if (!played.ok) return played;
  const link = input.link === undefined ? null : sandbox.store.get('agentLinks', input.link);
  if (link === undefined || (link !== null && link.memberId !== member.id)) return refuse('record_not_found');
  const days = { registered: registered.value, lastBet: lastBet.value, played: played.value };
  const signedUp = link === null ? undefined : new Set(link.memberIds);
  const found = searchTeam(sandbox, { ...input, ...days, signedUp, parent, agentId: member.id });
  const index = teamIndex(sandbox);
  const { items, totalPages } = pageOf(found, input);
  const online = onlineIds(sandbox);
  return ok({
    path: teamPath(sandbox, member.id, parent),
    list: items.map((each) => downlineView(sandbox, member, each, online)),
    total: found.length,
    // Accounts of one level have no branch in common.
    ...(input.q === undefined && input.level === undefined && { totals: teamTotals(sandbox, found) }),
    levels: index.deepestLevelOf(parent) - index.levelOf(member.id),
    totalPages,
  });
};

export const agentDownline: Handler<typeof contract.agentDownline> = ({ sandbox, member }, { id }) => {
  const checked = checkRight(sandbox, member);
  if (!checked.ok) return checked;
  const found = downlineOf(sandbox, member, id);
  if (!found.ok) return found;
  const view = downlineView(sandbox, member, found.value);
  return ok({
    path: teamPath(sandbox, member.id, id),
    downline: view,
    ownRates: ratesView(sandbox, member.id),
    pendingRates: pendingView(sandbox, id),
    transfer: view.actions.includes('transfer') ? transferTermsOf(sandbox, member) : null,
    // Without regard to the account, so that it does not tell of a break.
    envelope: rightsOf(sandbox, member).includes('transfer') ? { ...sandbox.settings.agentEnvelopes } : null,
  });
};

/** Only the direct downline: the rates of those below are for the account above them to set. */
export const agentRatesSet: Handler<typeof contract.agentRatesSet> = ({ sandbox, member }, { id, rates }) => {
  const checked = checkRight(sandbox, member, 'setRates');
  if (!checked.ok) return checked;
  const found = targetOf(sandbox, member, id);
  if (!found.ok) return found;
  if (found.value.uplineId !== member.id) return refuse('operation_not_allowed');
  const read = readRates(sandbox, member.id, rates);
  if (!read.ok) return read;
  const set = setRates(sandbox, id, read.value);
  return set.ok ? ok({ rates: ratesView(sandbox, id), pending: pendingView(sandbox, id) }) : set;
};

const pendingView = (...[sandbox, id]: Parameters<typeof pendingOf>) => {
  const pending = pendingOf(sandbox, id);
  return pending && agentRateView(pending);
};

/** AGT-02: a transfer to the downline. A refusal undoes everything, including the use of the proof. */
export const agentTransfer: Handler<typeof contract.agentTransfer> = (context, input) => {
  const { sandbox, member } = context;
  const checked = checkRight(sandbox, member);
  if (!checked.ok) return checked;
  if (sandbox.settings.flags['TRANSFERDOWN'] !== true) return refuse('transfers_disabled');
  if (!rightsOf(sandbox, member).includes('transfer')) return refuse('operation_not_allowed');
  const to = targetOf(sandbox, member, input.id);
  return to.ok ? makeTransfer(context, to.value, input) : to;
};

export const agentMessage: Handler<typeof contract.agentMessage> = ({ sandbox, member }, { id, content }) => {
  const checked = checkRight(sandbox, member);
  if (!checked.ok) return checked;
  const to = targetOf(sandbox, member, id);
  if (!to.ok) return to;
  const text = readLines(content);
  if (text === '') return refuse('content_length', { detail: { min: 1, max: longestAgentText } });
  tellDownline(sandbox, member, id, text);
  return ok(null);
};
