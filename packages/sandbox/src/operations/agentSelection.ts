import type * as contract from '#api/agentSelection.ts';
import { mostSelected } from '#api/agentTeam.ts';
import { ok } from '#api/errors.ts';
import { findDownlines } from '../agents/downlines.ts';
import { readRates, setRates } from '../agents/rateChanges.ts';
import { checkRight, rightsOf } from '../agents/rights.ts';
import { onceForSelection, outcomeOf, selectionOf, storeSelection } from '../agents/selections.ts';
import { directTargetOf, downlineOf, targetOf } from '../agents/team.ts';
import type { Handler } from '../handler.ts';
import { readAgentText, tellDownline } from '../inbox/agentMessages.ts';
import { makeEnvelopes } from '../money/givenEnvelopes.ts';
import { amountToSatang, satangToAmount } from '../money/ledger.ts';
import { transferTermsOf } from '../money/transfers.ts';
import { isPausedBy } from '../play/pauses.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import { iso } from '../time.ts';

/** Selects accounts of the team. Each id has to be of the own team. */
export const agentSelection: Handler<typeof contract.agentSelection> = ({ sandbox, member }, input) => {
  const checked = checkRight(sandbox, member);
  if (!checked.ok) return checked;
  const found =
    'ids' in input
      ? membersOf(sandbox, member, input.ids)
      : findDownlines(sandbox, member, { ...input.filter, order: 'asc' });
  if (!found.ok) return found;
  if (found.value.length > mostSelected) return refuse('selection_too_large', { detail: { most: mostSelected } });
  const byName = found.value.toSorted((one, other) => (one.account < other.account ? -1 : 1));
  const { id, accounts, until } = storeSelection(sandbox, member, byName);
  const canGive = rightsOf(sandbox, member).includes('transfer');
  return ok({
    id,
    count: accounts.length,
    until: iso(until),
    ids: accounts.map((each) => each.id),
    transfer: canGive ? transferTermsOf(sandbox, member, accounts.length) : null,
    wagerTimes: sandbox.settings.agentEnvelopes.wagerTimes,
  });
};

function membersOf(sandbox: Sandbox, agent: Member, ids: readonly string[]): Answer<readonly Member[]> {
  const members: Member[] = [];
  for (const id of new Set(ids)) {
    const found = downlineOf(sandbox, agent, id);
    if (!found.ok) return found;
    members.push(found.value);
  }
  return ok(members);
}

/** Sends a message to each account that `agentMessage` would send it to. */
export const agentMessageMany: Handler<typeof contract.agentMessageMany> = ({ sandbox, member }, input) => {
  const checked = checkRight(sandbox, member);
  if (!checked.ok) return checked;
  return onceForSelection(sandbox, member, 'message', input, ({ accounts }) => {
    const text = readAgentText(input.content);
    if (!text.ok) return text;
    const list = accounts.map((each) => {
      const to = targetOf(sandbox, member, each.id);
      if (!to.ok) return { ...each, outcome: outcomeOf(to.error.code) };
      tellDownline(sandbox, member, each.id, text.value);
      return { ...each, outcome: 'done' as const };
    });
    return ok({ list });
  });
};

/** Sets the rates of each account whose rates `agentRatesSet` would set. */
export const agentRatesMany: Handler<typeof contract.agentRatesMany> = ({ sandbox, member }, input) => {
  const checked = checkRight(sandbox, member, 'setRates');
  if (!checked.ok) return checked;
  return onceForSelection(sandbox, member, 'rates', input, ({ accounts }) => {
    const rates = readRates(sandbox, member.id, input.rates);
    if (!rates.ok) return rates;
    const list = accounts.map((each) => {
      const to = directTargetOf(sandbox, member, each.id);
      const set = to.ok ? setRates(sandbox, each.id, rates.value) : to;
      if (set.ok) return { ...each, outcome: 'done' as const };
      const { code, detail } = set.error;
      const { gameType, max } = detail ?? {};
      const rate = code === 'rate_out_of_range' ? { gameType: String(gameType), rate: String(max) } : null;
      return { ...each, outcome: outcomeOf(code), rate };
    });
    return ok({ list });
  });
};

/** An account of a selection that can get a red envelope now: one of the team that this agent has not paused. */
function receiverOf(sandbox: Sandbox, agent: Member, id: string): Answer<Member> {
  const found = downlineOf(sandbox, agent, id);
  return found.ok && isPausedBy(sandbox, agent.id, id) ? refuse('account_paused') : found;
}

/** The sum that envelopes for all of a selection who can get one take. */
export const agentEnvelopeTotal: Handler<typeof contract.agentEnvelopeTotal> = ({ sandbox, member }, input) => {
  const checked = checkRight(sandbox, member, 'transfer');
  if (!checked.ok) return checked;
  const selection = selectionOf(sandbox, member, input.selectionId);
  if (!selection.ok) return selection;
  const count = selection.value.accounts.filter(({ id }) => receiverOf(sandbox, member, id).ok).length;
  return ok({ count, total: satangToAmount((amountToSatang(input.amount) ?? 0) * count) });
};

/**
 * AGT-08: gives each account of a selection a red envelope, as `redEnvelopeGive` does, or none of them. Who has left the team
 * since, or is paused, gets none and is named. A refusal undoes everything, including the use of the proof.
 */
export const agentEnvelopeMany: Handler<typeof contract.agentEnvelopeMany> = (context, input) => {
  const { sandbox, member } = context;
  const checked = checkRight(sandbox, member);
  if (!checked.ok) return checked;
  if (sandbox.settings.flags['TRANSFERDOWN'] !== true) return refuse('transfers_disabled');
  if (!rightsOf(sandbox, member).includes('transfer')) return refuse('operation_not_allowed');
  const selection = selectionOf(sandbox, member, input.selectionId);
  if (!selection.ok) return selection;
  const found = selection.value.accounts.map((each) => ({ each, to: receiverOf(sandbox, member, each.id) }));
  const receivers = found.flatMap(({ to }) => (to.ok ? [to.value] : []));
  const [first] = found;
  if (receivers.length === 0) return first === undefined || first.to.ok ? refuse('downline_not_found') : first.to;
  const made = makeEnvelopes(context, receivers, input);
  if (!made.ok) return made;
  const { references, ...sums } = made.value;
  const list = found.map(({ each, to }) => ({
    ...each,
    outcome: to.ok ? ('done' as const) : outcomeOf(to.error.code),
    reference: references.get(each.id) ?? null,
  }));
  return ok({ list, ...sums });
};
