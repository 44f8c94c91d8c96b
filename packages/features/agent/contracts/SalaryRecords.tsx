import type { ContractKind } from '#api/agent.ts';
import { Records } from './parts/Records.tsx';
import { useSalaryRecords } from './useSalaryRecords.ts';

/** The records of the own contract, connected to the platform. */
export const SalaryRecords = ({ kind }: { readonly kind: ContractKind }) => <Records {...useSalaryRecords(kind)} />;
