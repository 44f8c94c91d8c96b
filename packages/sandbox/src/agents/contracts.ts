import type { ContractKind } from '#api/agent.ts';
import type { ContractState, DividendPeriod, EndReason } from '#api/agentContracts.ts';
import { ok } from '#api/errors.ts';
import { isAgent } from '../accounts/roles.ts';
import { tellContract } from '../inbox/contractMessages.ts';
import { newReference } from '../money/references.ts';
import { restOf } from '../play/protections.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema.ts';
import { dayMs } from '../time.ts';
import { countedPeriodAt, nextPeriod } from './contractPeriods.ts';
import {
  acceptedBy,
  addContract,
  changeContract,
  contractsOf,
  countsAt,
  periodOfContract,
  setClock,
} from './contractRows.ts';
import type { Contract, Tier } from './contractSchema.ts';
import { areValidTiers, excessOf, writeRate } from './contractTerms.ts';
import { teamIndex } from './teamIndex.ts';

/** What a contract promises, and over which periods. */
export type Terms = Pick<Contract, 'period' | 'tiers'>;

/** The agents of the direct downline to whom a contract can be offered: not to those who take a break. */
export const candidatesOf = (sandbox: Sandbox, { id }: Member): readonly Member[] =>
  teamIndex(sandbox)
    .childrenOf(id)
    .flatMap((each) => sandbox.store.get('members', each) ?? [])
    .filter((member) => isAgent(member) && restOf(sandbox, member.id) === null);

/** What an agent wants to offer. */
export interface NewOffer {
  readonly kind: ContractKind;
  readonly to: string;
  readonly period: DividendPeriod | null;
  readonly tiers: readonly Tier[];
}

/**
 * Checks an offer and returns its downline. Refuses with `downline_not_found`, with `invalid_input` for terms that cannot be
 * read, and with `rate_out_of_range` for more than the agent's own contract covers.
 */
export function checkOffer(sandbox: Sandbox, member: Member, { kind, to, period, tiers }: NewOffer): Answer<Member> {
  const downline = candidatesOf(sandbox, member).find(({ id }) => id === to);
  if (downline === undefined) return refuse('downline_not_found');
  if ((kind === 'dividend') !== (period !== null)) return refuse('invalid_input', { detail: { field: 'period' } });
  if (tiers.length === 0 || !areValidTiers(kind, tiers)) return refuse('invalid_input', { detail: { field: 'tiers' } });
  const own = acceptedBy(sandbox, member.id, kind);
  const excess = excessOf(tiers, own?.tiers ?? []);
  if (excess) return refuse('rate_out_of_range', { detail: { tier: excess.tier, max: writeRate(excess.max) } });
  // What is promised and what is passed on are compared period by period.
  return own?.period === period ? ok(downline) : refuse('invalid_input', { detail: { field: 'period' } });
}

/** Offers a contract. Refuses like `checkOffer`, and with `contract_waiting`. Joins the open transaction. */
export function offerContract(
  sandbox: Sandbox,
  member: Member,
  offer: NewOffer & { readonly note: string },
): Answer<Contract> {
  const { kind, to, period, tiers, note } = offer;
  const checked = checkOffer(sandbox, member, offer);
  if (!checked.ok) return checked;
  const waits = contractsOf(sandbox, to).some(
    (each) => each.uplineId === member.id && each.kind === kind && each.state === 'offered',
  );
  if (waits) return refuse('contract_waiting');
  return ok(writeOffer(sandbox, { kind, uplineId: member.id, downlineId: to, period, tiers, note }));
}

/** Writes an offer without checking it; that of the operator has no upline. Joins the open transaction. */
export function writeOffer(
  sandbox: Sandbox,
  offer: Pick<Contract, 'kind' | 'uplineId' | 'downlineId' | 'period' | 'tiers' | 'note'>,
): Contract {
  const { store, settings } = sandbox;
  const at = sandbox.now();
  const contract: Contract = {
    id: newReference(sandbox, 'C', (id) => store.get('contracts', id) !== undefined),
    ...offer,
    state: 'offered',
    offeredAt: at,
    expiresAt: at + settings.contracts.offerDays * dayMs,
    answeredAt: null,
    from: at,
    until: null,
  };
  addContract(sandbox, contract);
  store.put('contractClocks', contract.id, { dueAt: contract.expiresAt, settledUntil: at });
  tellContract(sandbox, contract.downlineId, contract, 'offered');
  return contract;
}

/** Ends an offer that is not accepted, and tells the other side. Joins the open transaction. */
export function closeOffer(
  sandbox: Sandbox,
  contract: Contract,
  state: Extract<ContractState, 'rejected' | 'withdrawn' | 'expired'>,
): Contract {
  sandbox.store.remove('contractClocks', contract.id);
  const closed = changeContract(sandbox, contract, { state, answeredAt: sandbox.now() });
  const told = state === 'withdrawn' ? contract.downlineId : contract.uplineId;
  if (told !== null) tellContract(sandbox, told, closed, state);
  return closed;
}

/** Ends an offer that was not answered in time. Joins the open transaction. */
export const expireOffer = (sandbox: Sandbox, contract: Contract): void =>
  void closeOffer(sandbox, contract, 'expired');

/** A contract further down that ends, and why. Rates are in hundredths of a per cent. */
export interface Ending {
  readonly contract: Contract;
  readonly rate: number;
  /** The most that the new terms cover. */
  readonly mostRate: number;
  readonly reason: EndReason;
}

/**
 * The contracts that end once an agent has other terms: those with the direct downline that promise more than the terms at the
 * same condition or count over other periods, and all below them.
 *
 * @param terms null when the agent's contract ends
 */
export function endingsOf(
  sandbox: Sandbox,
  agentId: string,
  kind: ContractKind,
  terms: Terms | null,
): readonly Ending[] {
  return contractsOf(sandbox, agentId)
    .filter((each) => each.uplineId === agentId && each.kind === kind && each.state === 'accepted')
    .flatMap((contract) => {
      const excess = excessOf(contract.tiers, terms?.tiers ?? []);
      const reason = terms === null ? 'above' : terms.period === contract.period ? 'rate' : 'period';
      if (reason === 'rate' && excess === undefined) return [];
      const best = contract.tiers.at(-1)?.rate ?? 0;
      const rates =
        reason === 'rate' && excess ? { rate: excess.rate, mostRate: excess.max } : { rate: best, mostRate: 0 };
      const ending: Ending = { contract, ...rates, reason };
      return [ending, ...endingsOf(sandbox, contract.downlineId, kind, null)];
    });
}

/** The contracts further down that end when a waiting offer is accepted, or one in force is terminated. */
export const endingsWith = (sandbox: Sandbox, contract: Contract): readonly Ending[] =>
  endingsOf(sandbox, contract.downlineId, contract.kind, contract.state === 'offered' ? contract : null);

/** The own contracts of the agent that an offer replaces: the one that counts now, and one that would have counted next. */
function replacedBy(sandbox: Sandbox, { kind, downlineId }: Contract): readonly Contract[] {
  const now = sandbox.now();
  return contractsOf(sandbox, downlineId).filter((each) => {
    if (each.downlineId !== downlineId || each.kind !== kind) return false;
    return each.state === 'accepted' || countsAt(each, countedPeriodAt(periodOfContract(each), now).begins);
  });
}

/**
 * When a waiting offer would begin to count: with the next period, once the running one of what it replaces is over. When a
 * contract in force would end: with its running period.
 */
export function effectiveAt(sandbox: Sandbox, contract: Contract): number {
  const now = sandbox.now();
  const period = periodOfContract(contract);
  if (contract.state !== 'offered') return Math.max(contract.from, nextPeriod(period, now).begins);
  const ends = replacedBy(sandbox, contract).map((each) =>
    each.from > now ? now : countedPeriodAt(periodOfContract(each), now).ends,
  );
  return nextPeriod(period, Math.max(now, ...ends)).begins;
}

/**
 * Accepts a waiting offer: it counts from the next period, replaces what was agreed on before, and ends the contracts further down
 * that it does not cover. Refuses with `contract_changed` when these are others than `seenEnds`. Joins the open transaction.
 */
export function acceptContract(sandbox: Sandbox, contract: Contract, seenEnds: readonly string[]): Answer<Contract> {
  const endings = endingsWith(sandbox, contract);
  if (!isSame(endings, seenEnds)) return refuse('contract_changed');
  const from = effectiveAt(sandbox, contract);
  for (const each of replacedBy(sandbox, contract)) {
    const state = each.state === 'accepted' ? 'replaced' : each.state;
    if (state === 'replaced') endBefore(sandbox, each, from, state);
  }
  const { downlineId, kind } = contract;
  withdrawUncovered(sandbox, downlineId, kind, contract);
  endAll(sandbox, endings, from);
  const accepted = changeContract(sandbox, contract, { state: 'accepted', answeredAt: sandbox.now(), from });
  setClock(sandbox, accepted, from);
  if (contract.uplineId !== null) tellContract(sandbox, contract.uplineId, accepted, 'accepted');
  return ok(accepted);
}

/**
 * Terminates a contract in force at the end of its running period, and the contracts below it. Refuses with `contract_changed`
 * when these are others than `seenEnds`. Joins the open transaction.
 */
export function terminateContract(
  sandbox: Sandbox,
  by: Member,
  contract: Contract,
  seenEnds: readonly string[],
): Answer<Contract> {
  const endings = endingsWith(sandbox, contract);
  if (!isSame(endings, seenEnds)) return refuse('contract_changed');
  const at = effectiveAt(sandbox, contract);
  withdrawUncovered(sandbox, contract.downlineId, contract.kind, null);
  endAll(sandbox, endings, at);
  const terminated = endBefore(sandbox, contract, at, 'terminated');
  const told = by.id === contract.downlineId ? contract.uplineId : contract.downlineId;
  if (told !== null) tellContract(sandbox, told, terminated, 'terminated');
  return ok(terminated);
}

/** Ends contracts further down, withdraws the offers that they covered, and tells their downlines. */
function endAll(sandbox: Sandbox, endings: readonly Ending[], at: number): void {
  for (const { contract } of endings) {
    withdrawUncovered(sandbox, contract.downlineId, contract.kind, null);
    const ended = endBefore(sandbox, contract, at, 'terminated');
    tellContract(sandbox, contract.downlineId, ended, 'terminated');
  }
}

/** Ends a contract with its last period that is over at a moment. */
function endBefore(sandbox: Sandbox, contract: Contract, at: number, state: 'replaced' | 'terminated'): Contract {
  const until = Math.max(contract.from, countedPeriodAt(periodOfContract(contract), at).begins);
  const ended = changeContract(sandbox, contract, { state, until });
  const { settledUntil = until } = sandbox.store.get('contractClocks', contract.id) ?? {};
  setClock(sandbox, ended, settledUntil);
  return ended;
}

/** Withdraws the offers of an agent that the agent's terms do not cover any more. */
function withdrawUncovered(sandbox: Sandbox, agentId: string, kind: ContractKind, terms: Terms | null): void {
  for (const each of contractsOf(sandbox, agentId)) {
    if (each.uplineId !== agentId || each.kind !== kind || each.state !== 'offered') continue;
    const isCovered = terms?.period === each.period && excessOf(each.tiers, terms.tiers) === undefined;
    if (!isCovered) closeOffer(sandbox, each, 'withdrawn');
  }
}

const isSame = (endings: readonly Ending[], seen: readonly string[]): boolean =>
  endings.length === seen.length && endings.every(({ contract }) => seen.includes(contract.id));
