import { type ContractKind, contractKinds } from '#api/agent.ts';
import type { SalaryState } from '#api/salaries.ts';
import { type Span, isWithin } from '../listing/span.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Salary } from '../schema/contracts.ts';
import { countedPeriodAt } from './contractPeriods.ts';
import { contractsOf, countsAt, delayOf, periodOfContract } from './contractRows.ts';
import { type Reckoning, periodsWithin, reckon } from './salaries.ts';
import { salaryReference } from './teamBets.ts';

/** The settled periods of every agent in the order of time of their settlement, as far as they were read. */
interface Paid {
  read: number;
  readonly byAgent: Map<string, Salary[]>;
}

/** Derived from rows that never change, so it is not stored. */
const indexes = new WeakMap<Sandbox['store'], Paid>();

/** The settled periods of an agent, oldest first. Reads only what was committed since the last call. */
function salariesOf({ store }: Sandbox, memberId: string): readonly Salary[] {
  let index = indexes.get(store);
  if (!index) indexes.set(store, (index = { read: 0, byAgent: new Map() }));
  for (const salary of store.committed('salaries', index.read)) {
    index.read += 1;
    const own = index.byAgent.get(salary.memberId);
    if (own) own.push(salary);
    else index.byAgent.set(salary.memberId, [salary]);
  }
  return index.byAgent.get(memberId) ?? [];
}

/** A period of an agent's contract, settled or not. */
export interface AgentPeriod {
  readonly state: SalaryState;
  readonly row: Reckoning & { readonly reference: string; readonly settledAt: number | null };
}

/** The periods of an agent's contracts of a kind whose last moment is in a span, and those that run: newest first. */
export function agentPeriods(
  sandbox: Sandbox,
  memberId: string,
  kind: ContractKind,
  span: Span,
): readonly AgentPeriod[] {
  const settled = salariesOf(sandbox, memberId)
    .filter((salary) => salary.kind === kind && isWithin(span, salary.ends - 1))
    .map((row): AgentPeriod => ({ state: row.paid > 0 ? 'paid' : 'none', row }));
  return [...settled, ...unsettledPeriods(sandbox, memberId, kind, span)].toSorted(
    (one, other) => other.row.begins - one.row.begins,
  );
}

/** The periods of all kinds that are not settled yet. Each is counted from its bets. */
export const openPeriods = (sandbox: Sandbox, memberId: string, span: Span): readonly AgentPeriod[] =>
  contractKinds.flatMap((kind) => unsettledPeriods(sandbox, memberId, kind, span));

/**
 * What the periods of `agentPeriods` of all kinds come to, in satang: a month has thousands of five minutes.
 *
 * @param open the periods of `openPeriods`
 */
export function earnedInPeriods(
  sandbox: Sandbox,
  memberId: string,
  span: Span,
  open: readonly AgentPeriod[] = openPeriods(sandbox, memberId, span),
): number {
  let sum = 0;
  for (const { ends, paid } of salariesOf(sandbox, memberId)) if (isWithin(span, ends - 1)) sum += paid;
  for (const { row } of open) sum += row.paid;
  return sum;
}

/** What an open period will pay, in satang, and when, ms. */
export const duePeriod = (sandbox: Sandbox, { row: { kind, paid, ends } }: AgentPeriod) => ({
  satang: paid,
  dueAt: ends + delayOf(sandbox, { kind }),
});

/** What was paid for periods of a span after it, less what was paid in it for periods before, in satang. */
export function carriedPeriods(sandbox: Sandbox, memberId: string, span: Span): number {
  let sum = 0;
  for (const { ends, settledAt, paid } of salariesOf(sandbox, memberId)) {
    const [isOfSpan, isPaidIn] = [isWithin(span, ends - 1), isWithin(span, settledAt)];
    if (isOfSpan !== isPaidIn) sum += isOfSpan ? paid : -paid;
  }
  return sum;
}

/** Those that are not settled yet, oldest first. */
function unsettledPeriods(sandbox: Sandbox, memberId: string, kind: ContractKind, span: Span): readonly AgentPeriod[] {
  const now = sandbox.now();
  return contractsOf(sandbox, memberId)
    .filter((each) => each.downlineId === memberId && each.kind === kind)
    .flatMap((contract) => {
      const clock = sandbox.store.get('contractClocks', contract.id);
      if (clock === undefined || contract.state === 'offered') return [];
      const running = countedPeriodAt(periodOfContract(contract), now);
      const begins = Math.max(contract.from, clock.settledUntil);
      // Nothing that is not settled can have ended in it.
      if (span.ends <= begins) return [];
      const ends = Math.min(contract.until ?? Infinity, running.begins);
      const waiting = begins < ends ? periodsWithin(sandbox, contract, { begins, ends }) : [];
      const counted = countsAt(contract, running.begins) ? [running] : [];
      return (
        [...waiting, ...counted]
          // One that runs is part of today, so that the days of a span add up to it.
          .filter((period) => isWithin(span, period === running ? now : period.ends - 1))
          .map((period): AgentPeriod => ({
            state: period === running ? 'counted' : 'waiting',
            row: {
              ...{ reference: salaryReference(contract, period), settledAt: null },
              ...reckon(sandbox, contract, period),
            },
          }))
      );
    });
}
