import type { OperationId } from '#api/operations.ts';
import { agentScenes } from './agentScenes.ts';
import { proveChanges } from './proof.ts';

// The four calls of the specification share one list. What a contract of one kind pays when it ends is paid by the others at
// another time; an hour that begins now counts at once, as a day or a week does when it begins.
const payments: readonly OperationId[] = ['agentIncome', 'agentIncomeRows', 'agentProgress', 'salaryRecords'];

proveChanges(agentScenes, {
  dividendProcess: payments,
  dailySalaryProcess: payments,
  realTimeSalaryProcess: payments,
});
