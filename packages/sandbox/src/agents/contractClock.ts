import { memberAccount, outsideAccount, post } from '../money/ledger.ts';
import { type Sandbox, sandboxAt } from '../sandbox.ts';
import type { Contract, ContractClock } from '../schema/contracts.ts';
import { countedPeriodAt } from './contractPeriods.ts';
import { delayOf, periodOfContract, setClock } from './contractRows.ts';
import { expireOffer } from './contracts.ts';
import { type Reckoning, periodsWithin, reckon } from './salaries.ts';
import { salaryReference } from './teamBets.ts';

/**
 * Does what is due to contracts by the clock: offers expire, and every period that is over is paid once, however late it is
 * looked at (AGT-03). Reads the clocks only while nothing is due. Rounds have to be settled before.
 */
export function processContracts(sandbox: Sandbox): void {
  const now = sandbox.now();
  const due: (readonly [Contract, ContractClock])[] = [];
  for (const [id, clock] of sandbox.store.entries('contractClocks')) {
    const contract = clock.dueAt <= now ? sandbox.store.get('contracts', id) : undefined;
    if (contract !== undefined) due.push([contract, clock]);
  }
  if (due.length === 0) return;
  // Counted before anything is written: what an open transaction changes is in no index.
  const clocks: { readonly contract: Contract; readonly settledUntil: number }[] = [];
  const reckoned: { readonly contract: Contract; readonly row: Reckoning; readonly at: number }[] = [];
  for (const [contract, { settledUntil }] of due) {
    if (contract.state === 'offered') continue;
    const span = { begins: settledUntil, ends: Math.max(settledUntil, dueUntil(sandbox, contract)) };
    for (const period of periodsWithin(sandbox, contract, span)) {
      const at = period.ends + delayOf(sandbox, contract);
      reckoned.push({ contract, row: reckon(sandbox, contract, period), at });
    }
    clocks.push({ contract, settledUntil: span.ends });
  }
  // Those of several contracts in the order in which they would have been paid.
  reckoned.sort((one, other) => one.at - other.at);
  sandbox.store.transaction(() => {
    for (const [contract, { dueAt }] of due) {
      if (contract.state === 'offered') expireOffer(sandboxAt(sandbox, dueAt), contract);
    }
    for (const { contract, settledUntil } of clocks) setClock(sandbox, contract, settledUntil);
    for (const { contract, row, at } of reckoned) payPeriod(sandboxAt(sandbox, at), contract, row);
  });
}

/** The end of the last period that can be paid. A contract begins and ends with a period. */
function dueUntil(sandbox: Sandbox, contract: Contract): number {
  const end = countedPeriodAt(periodOfContract(contract), sandbox.now() - delayOf(sandbox, contract)).begins;
  return Math.min(end, contract.until ?? Infinity);
}

/** Pays a period of a contract to its agent. Joins the open transaction. */
function payPeriod(sandbox: Sandbox, contract: Contract, row: Reckoning): void {
  const reference = salaryReference(contract, row);
  sandbox.store.put('salaries', reference, { reference, settledAt: sandbox.now(), ...row });
  if (row.paid === 0) return;
  const posted = post(sandbox, {
    kind: contract.kind === 'dividend' ? 'dividend' : 'salary',
    ref: `salary:${reference}`,
    lines: [
      { account: outsideAccount, satang: -row.paid },
      { account: memberAccount(contract.downlineId), satang: row.paid },
    ],
  });
  if (!posted.ok) throw new Error(`salary ${reference} was not posted (${posted.error.kind})`);
}
