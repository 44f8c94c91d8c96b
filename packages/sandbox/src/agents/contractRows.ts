import type { ContractKind } from '#api/agent.ts';
import { minuteMs } from '#text/durations.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Contract } from '../schema/contracts.ts';
import { type CountedPeriod, countedPeriod, countedPeriodAt } from './contractPeriods.ts';

/** An agent's contracts on both sides, newest first. */
export const contractsOf = ({ store }: Sandbox, memberId: string): readonly Contract[] =>
  (store.get('memberContracts', memberId)?.ids ?? []).flatMap((id) => store.get('contracts', id) ?? []);

/** An agent's own contract of a kind that was agreed to last and not ended: the most that can be promised on. */
export const acceptedBy = (sandbox: Sandbox, memberId: string, kind: ContractKind): Contract | undefined =>
  contractsOf(sandbox, memberId).find(
    (contract) => contract.downlineId === memberId && contract.kind === kind && contract.state === 'accepted',
  );

/** An agent's own contract of a kind that counts the running period, or the one that will. */
export const inForceOf = (sandbox: Sandbox, memberId: string, kind: ContractKind): Contract | undefined =>
  contractsOf(sandbox, memberId).find((contract) => {
    const { begins } = countedPeriodAt(periodOfContract(contract), sandbox.now());
    return contract.downlineId === memberId && contract.kind === kind && countsAt(contract, begins);
  }) ?? acceptedBy(sandbox, memberId, kind);

/** What a contract counts over. */
export const periodOfContract = ({ kind, period }: Pick<Contract, 'kind' | 'period'>): CountedPeriod =>
  countedPeriod(kind, period);

/** Whether a contract counts the period that begins at a moment. */
export const countsAt = ({ state, from, until }: Contract, begins: number): boolean =>
  (state === 'accepted' || state === 'replaced' || state === 'terminated') &&
  from <= begins &&
  (until === null || begins < until);

/** Whether a contract is agreed on and has not begun to count at a moment. */
export const beginsLater = (contract: Contract, at: number): boolean =>
  contract.from > at && countsAt(contract, contract.from);

/** Whether a contract counts any period that begins at a moment or later. */
export const countsFrom = ({ state, from, until }: Contract, at: number): boolean =>
  (state === 'accepted' || state === 'replaced' || state === 'terminated') &&
  (until === null || until > Math.max(at, from));

/** An agent's own contracts of a kind that count any period from a moment on, the last one first. */
export const ownFrom = (sandbox: Sandbox, memberId: string, kind: ContractKind, at: number): readonly Contract[] =>
  contractsOf(sandbox, memberId)
    .filter((each) => each.downlineId === memberId && each.kind === kind && countsFrom(each, at))
    .toSorted((one, other) => other.from - one.from);

/** Stores a new contract and lists it for both sides. Joins the open transaction. */
export function addContract({ store }: Sandbox, contract: Contract): void {
  const { id, uplineId, downlineId } = contract;
  store.put('contracts', id, contract);
  for (const memberId of uplineId === null ? [downlineId] : [uplineId, downlineId]) {
    const ids = store.get('memberContracts', memberId)?.ids ?? [];
    store.put('memberContracts', memberId, { memberId, ids: [id, ...ids] });
  }
}

/** Stores a changed contract and returns it. Joins the open transaction. */
export function changeContract({ store }: Sandbox, contract: Contract, change: Partial<Contract>): Contract {
  const changed = { ...contract, ...change };
  store.put('contracts', contract.id, changed);
  return changed;
}

/** How long after its end a period is paid, ms. */
export const delayOf = ({ settings }: Sandbox, { kind }: Pick<Contract, 'kind'>): number =>
  settings.contracts.settleMinutes[kind] * minuteMs;

/** Sets when the next period of a contract is paid, or that none is left. Joins the open transaction. */
export function setClock(sandbox: Sandbox, contract: Contract, settledUntil: number): void {
  const { store } = sandbox;
  if (contract.until !== null && settledUntil >= contract.until) {
    store.remove('contractClocks', contract.id);
    return;
  }
  const { ends } = countedPeriodAt(periodOfContract(contract), settledUntil);
  store.put('contractClocks', contract.id, { dueAt: ends + delayOf(sandbox, contract), settledUntil });
}
