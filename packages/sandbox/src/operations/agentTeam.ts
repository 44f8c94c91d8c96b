import type * as contract from '#api/agentTeam.ts';
import { ok } from '#api/errors.ts';
import { actionsOf } from '../agents/assistants.ts';
import { findDownlines } from '../agents/downlines.ts';
import { agentRateView, pendingOf, readRates, setRates } from '../agents/rateChanges.ts';
import { ratesView } from '../agents/rates.ts';
import { checkRight, rightsOf } from '../agents/rights.ts';
import { selectedDownlines } from '../agents/selections.ts';
import { directTargetOf, downlineOf, downlineView, onlineIds, targetOf, teamPath, teamTotals } from '../agents/team.ts';
import { teamIndex } from '../agents/teamIndex.ts';
import type { Handler } from '../handler.ts';
import { readAgentText, tellDownline } from '../inbox/agentMessages.ts';
import { pageOf } from '../listing/paging.ts';
import { makeTransfer, transferTermsOf } from '../money/transfers.ts';
import { refuse } from '../refusal.ts';

/** AGT-01: a level of the team, or what a search finds in a branch. */
export const agentDownlines: Handler<typeof contract.agentDownlines> = ({ sandbox, member, assistant }, input) => {
  const checked = checkRight(sandbox, member);
  if (!checked.ok) return checked;
  const { parent = member.id, selectionId } = input;
  const listed =
    selectionId === undefined ? findDownlines(sandbox, member, input) : selectedDownlines(sandbox, member, selectionId);
  if (!listed.ok) return listed;
  const found = listed.value;
  const index = teamIndex(sandbox);
  const { items, totalPages } = pageOf(found, input);
  const online = onlineIds(sandbox);
  // Accounts of one level have no branch in common.
  const isLevel = [input.q, input.tag, input.level, selectionId].every((narrowed) => narrowed === undefined);
  return ok({
    path: teamPath(sandbox, member.id, parent),
    list: items.map((each) => {
      const view = downlineView(sandbox, member, each, online);
      return { ...view, actions: actionsOf(assistant, view.actions) };
    }),
    total: found.length,
    ...(isLevel && { totals: teamTotals(sandbox, found) }),
    levels: index.deepestLevelOf(parent) - index.levelOf(member.id),
    totalPages,
  });
};

export const agentDownline: Handler<typeof contract.agentDownline> = ({ sandbox, member, assistant }, { id }) => {
  const checked = checkRight(sandbox, member);
  if (!checked.ok) return checked;
  const found = downlineOf(sandbox, member, id);
  if (!found.ok) return found;
  const seen = downlineView(sandbox, member, found.value);
  const view = { ...seen, actions: actionsOf(assistant, seen.actions) };
  return ok({
    path: teamPath(sandbox, member.id, id),
    downline: view,
    ownRates: ratesView(sandbox, member.id),
    pendingRates: pendingView(sandbox, id),
    transfer: view.actions.includes('transfer') ? transferTermsOf(sandbox, member) : null,
    // Without regard to the account, so that it does not tell of a break.
    envelope: rightsOf(sandbox, member, assistant).includes('transfer') ? { ...sandbox.settings.agentEnvelopes } : null,
  });
};

/** Only the direct downline: the rates of those below are for the account above them to set. */
export const agentRatesSet: Handler<typeof contract.agentRatesSet> = ({ sandbox, member }, { id, rates }) => {
  const checked = checkRight(sandbox, member, 'setRates');
  if (!checked.ok) return checked;
  const found = directTargetOf(sandbox, member, id);
  if (!found.ok) return found;
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
  const text = readAgentText(content);
  if (!text.ok) return text;
  tellDownline(sandbox, member, id, text.value);
  return ok(null);
};
