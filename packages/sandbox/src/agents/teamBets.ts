import { derivedReference } from '../money/references.ts';
import type { Period } from '../play/periods.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Contract } from '../schema/contracts.ts';
import { type SettledBet, teamIndex } from './teamIndex.ts';

/** The bets of all accounts below an agent that were settled in a span of time. The agent's own bets are no team's. */
export const teamBets = (sandbox: Sandbox, agentId: string, { begins, ends }: Period): readonly SettledBet[] =>
  teamIndex(sandbox).settledBets(begins, ends, agentId);

/** The reference of a period of a contract: the same one however often it is counted. */
export const salaryReference = ({ id }: Pick<Contract, 'id'>, { begins }: Pick<Period, 'begins'>): string =>
  derivedReference('S', `${id} ${begins}`);
