import type { ContractKind } from '#api/agent.ts';
import type { ContractState, DividendPeriod } from '#api/agentContract.ts';
import { ok } from '#api/errors.ts';
import { dayMs } from '#text/durations.ts';
import { isAgent } from '../accounts/roles.ts';
import { tellContract } from '../inbox/contractMessages.ts';
import { newReference } from '../money/references.ts';
import { restOf } from '../play/protections.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { Contract, Terms, Tier } from '../schema/contracts.ts';
import {
  type Ending,
  effectiveAt,
  endingsWith,
  isCoveredAbove,
  isToCome,
  replacedBy,
  restWithout,
} from './contractEndings.ts';
import { countedPeriodAt } from './contractPeriods.ts';
import {
  acceptedBy,
  addContract,
  changeContract,
  contractsOf,
  countsFrom,
  ownFrom,
  periodOfContract,
  setClock,
} from './contractRows.ts';
import { beginningOf, isStart, readStart } from './contractStarts.ts';
import { areValidTiers, covers, excessOf, writeRate } from './contractTerms.ts';
import { teamIndex } from './teamIndex.ts';

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
  /** The day on which it is to begin, as yyyy-MM-dd; without it at once when it is accepted. */
  readonly from?: string | undefined;
}

/**
 * Checks an offer and returns when it is to begin, and when it would if it was accepted now. Refuses with
 * `downline_not_found`, with `invalid_input` for terms or a day that cannot be, and with `rate_out_of_range` for more than the
 * agent's own contracts cover from then on.
 */
export function checkOffer(
  sandbox: Sandbox,
  member: Member,
  { kind, to, period, tiers, from: day }: NewOffer,
): Answer<{ readonly from: number; readonly begins: number }> {
  const downline = candidatesOf(sandbox, member).find(({ id }) => id === to);
  if (downline === undefined) return refuse('downline_not_found');
  if ((kind === 'dividend') !== (period !== null)) return refuse('invalid_input', { detail: { field: 'period' } });
  if (tiers.length === 0 || !areValidTiers(kind, tiers)) return refuse('invalid_input', { detail: { field: 'tiers' } });
  const now = sandbox.now();
  const from = day === undefined ? now : readStart(day);
  const offer = { kind, period, uplineId: member.id, downlineId: to, from: from ?? now };
  const begins = beginningOf(sandbox, offer);
  if (day !== undefined) {
    const isPossible = from !== null && isStart(sandbox, periodOfContract(offer), from);
    if (!isPossible || (from > now && begins !== from)) return refuse('invalid_input', { detail: { field: 'from' } });
  }
  const own = acceptedBy(sandbox, member.id, kind);
  for (const { tiers: ceiling } of own === undefined ? [{ tiers: [] }] : ownFrom(sandbox, member.id, kind, begins)) {
    const excess = excessOf(tiers, ceiling);
    if (excess) return refuse('rate_out_of_range', { detail: { tier: excess.tier, max: writeRate(excess.max) } });
  }
  // What is promised and what is passed on are compared period by period.
  if (own?.period !== period) return refuse('invalid_input', { detail: { field: 'period' } });
  return ok({ from: offer.from, begins });
}

/** Offers a contract. Refuses like `checkOffer`, and with `contract_waiting`. Joins the open transaction. */
export function offerContract(
  sandbox: Sandbox,
  member: Member,
  offer: NewOffer & { readonly note: string },
): Answer<Contract> {
  const { kind, to, period, tiers, note } = offer;
  const same = { period, tiers, note };
  const checked = checkOffer(sandbox, member, offer);
  if (!checked.ok) return checked;
  const waits = contractsOf(sandbox, to).some(
    (each) => each.uplineId === member.id && each.kind === kind && each.state === 'offered',
  );
  if (waits) return refuse('contract_waiting');
  const { from } = checked.value;
  return ok(
    writeOffer(sandbox, {
      ...same,
      ...policyOf(sandbox, member.id, kind),
      kind,
      uplineId: member.id,
      downlineId: to,
      from,
    }),
  );
}

/** The policy of an agent's own dividend, which those that it is passed on to share: both are counted alike. */
export function policyOf(
  sandbox: Sandbox,
  agentId: string,
  kind: ContractKind,
): Pick<Contract, 'deducts' | 'carryOver'> {
  if (kind !== 'dividend') return {};
  const { deducts, carryOver } = acceptedBy(sandbox, agentId, 'dividend') ?? {};
  return { ...(deducts && { deducts }), ...(carryOver && { carryOver }) };
}

/**
 * Writes an offer without checking it; that of the operator has no upline. Joins the open transaction.
 *
 * @param offer `from` is when it is to begin. @default when it is accepted
 */
export function writeOffer(
  sandbox: Sandbox,
  offer: Pick<Contract, 'kind' | 'uplineId' | 'downlineId' | 'period' | 'tiers' | 'note'> &
    Partial<Pick<Contract, 'from' | 'deducts' | 'carryOver'>>,
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
    from: Math.max(at, offer.from ?? at),
    until: null,
    endedBy: null,
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

/**
 * Accepts a waiting offer: it counts from when it begins, replaces what was agreed on before then, and ends the contracts
 * further down that it does not cover then. Refuses with `contract_changed` when these are others than `seenEnds`. Joins the
 * open transaction.
 */
export function acceptContract(sandbox: Sandbox, contract: Contract, seenEnds: readonly string[]): Answer<Contract> {
  const endings = endingsWith(sandbox, contract);
  if (!isSame(endings, seenEnds)) return refuse('contract_changed');
  const from = effectiveAt(sandbox, contract);
  const { id, downlineId, kind } = contract;
  const before = acceptedBy(sandbox, downlineId, kind);
  const ended = before && endBefore(sandbox, before, from, 'replaced', id);
  withdrawUncovered(sandbox, downlineId, kind, contract);
  const accepted = changeContract(sandbox, contract, { state: 'accepted', answeredAt: sandbox.now(), from });
  setClock(sandbox, accepted, from);
  if (ended && ended.until === ended.from) {
    // What is replaced never begins: what it was to replace goes on, and what it was to end.
    const former = ownFrom(sandbox, downlineId, kind, sandbox.now()).find(({ endedBy }) => endedBy === ended.id);
    if (former && isCoveredAbove(sandbox, former)) endBefore(sandbox, former, from, 'replaced', id);
    resumeBelow(sandbox, downlineId, ended);
  }
  endAll(sandbox, endings, from, id);
  if (contract.uplineId !== null) tellContract(sandbox, contract.uplineId, accepted, 'accepted');
  return ok(accepted);
}

/**
 * Terminates a contract in force at the end of its running period, and the contracts below it. One that has not begun never
 * begins: what it was to replace or to end goes on. Refuses with `contract_changed` when what ends is other than `seenEnds`.
 * Joins the open transaction.
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
  const wasToCome = isToCome(sandbox, contract);
  const rest = restWithout(sandbox, contract);
  withdrawUncovered(sandbox, contract.downlineId, contract.kind, rest);
  const terminated = endBefore(sandbox, contract, at, 'terminated', null);
  if (rest) resume(sandbox, rest);
  endAll(sandbox, endings, at, null);
  if (wasToCome) resumeBelow(sandbox, contract.downlineId, terminated);
  const told = by.id === contract.downlineId ? contract.uplineId : contract.downlineId;
  if (told !== null) tellContract(sandbox, told, terminated, 'terminated');
  return ok(terminated);
}

/** Ends contracts further down, withdraws the offers that they covered, and tells their downlines. */
function endAll(sandbox: Sandbox, endings: readonly Ending[], at: number, endedBy: string | null): void {
  for (const { contract } of endings) {
    const { downlineId, kind } = contract;
    const before = contract.from >= at ? replacedBy(sandbox, contract) : [];
    const rest = before.find((each) => isCoveredAbove(sandbox, each)) ?? null;
    withdrawUncovered(sandbox, downlineId, kind, rest);
    const ended = endBefore(sandbox, contract, at, 'terminated', endedBy);
    if (rest) {
      resume(sandbox, rest);
      resumeBelow(sandbox, downlineId, ended);
    }
    tellContract(sandbox, downlineId, ended, 'terminated');
  }
}

/** Lets the contracts further down go on that were to end with one that never begins. */
function resumeBelow(sandbox: Sandbox, agentId: string, never: Contract): void {
  for (const each of contractsOf(sandbox, agentId)) {
    if (each.uplineId !== agentId || each.endedBy !== never.id) continue;
    if (isCoveredAbove(sandbox, each)) tellContract(sandbox, each.downlineId, resume(sandbox, each), 'resumed');
    resumeBelow(sandbox, each.downlineId, never);
  }
}

/** Lets a contract go on that was to end: without an end, or until the agent's next one begins. */
function resume(sandbox: Sandbox, { id, downlineId, kind }: Contract): Contract {
  const own = contractsOf(sandbox, downlineId)
    .filter((each) => each.downlineId === downlineId && each.kind === kind && each.answeredAt !== null)
    .toReversed()
    .toSorted((one, other) => one.from - other.from || (one.answeredAt ?? 0) - (other.answeredAt ?? 0));
  const place = own.findIndex((each) => each.id === id);
  const contract = own[place];
  if (contract === undefined) throw new Error(`contract ${id} was never accepted`);
  // What has taken its place ends when it begins, and so does what was to end with a later one.
  const later = own.slice(place + 1);
  for (const each of own.slice(0, place)) {
    const isOverLater = later.some((other) => other.id === each.endedBy) && countsFrom(each, sandbox.now());
    if (isOverLater || countsFrom(each, contract.from)) endBefore(sandbox, each, contract.from, 'replaced', id);
  }
  const { settledUntil = contract.until ?? contract.from } = sandbox.store.get('contractClocks', id) ?? {};
  const { endedAt: _, ...goesOn } = contract;
  const open = changeContract(sandbox, goesOn, { state: 'accepted', until: null, endedBy: null });
  setClock(sandbox, open, settledUntil);
  const next = later.find((each) => countsFrom(each, sandbox.now()));
  return next === undefined ? open : endBefore(sandbox, open, next.from, 'replaced', next.id);
}

/** Ends a contract with its last period that is over at a moment. */
function endBefore(
  sandbox: Sandbox,
  contract: Contract,
  at: number,
  state: 'replaced' | 'terminated',
  endedBy: string | null,
): Contract {
  const until = Math.max(contract.from, countedPeriodAt(periodOfContract(contract), at).begins);
  const ended = changeContract(sandbox, contract, { state, until, endedBy, endedAt: sandbox.now() });
  const { settledUntil = until } = sandbox.store.get('contractClocks', contract.id) ?? {};
  setClock(sandbox, ended, settledUntil);
  return ended;
}

/** Withdraws the offers of an agent that the agent's terms do not cover any more. */
function withdrawUncovered(sandbox: Sandbox, agentId: string, kind: ContractKind, terms: Terms | null): void {
  for (const each of contractsOf(sandbox, agentId)) {
    if (each.uplineId !== agentId || each.kind !== kind || each.state !== 'offered') continue;
    if (terms === null || !covers(terms, each)) closeOffer(sandbox, each, 'withdrawn');
  }
}

const isSame = (endings: readonly Ending[], seen: readonly string[]): boolean =>
  endings.length === seen.length && endings.every(({ contract }) => seen.includes(contract.id));
