import type { ComponentType } from 'react';
import type { TeamStep, ContractKind } from '#api/agent.ts';
import type { AgentContract, ContractTier } from '#api/agentContract.ts';
import type { ContractAction, ContractPage, ContractPreview } from '#api/agentContracts.ts';
import type { ContractProgress } from '#api/agentProgress.ts';
import type { Result } from '#api/errors.ts';
import type { Amount } from '#api/primitives.ts';
import type { SalaryRecord } from '#api/salaries.ts';
import type { Remote } from '#core/data/remote.ts';
import type { FiledReportProps } from '#core/report/report.types.ts';
import type { IncomeDetail } from '../income/income.types.ts';

export const contractTabs = ['own', 'downline', 'records'] as const;
export type ContractTab = (typeof contractTabs)[number];

/** What an agent is asked to confirm. */
export interface Decision {
  readonly action: ContractAction;
  readonly contract: AgentContract;
}

/** An offer as it is sent. */
export interface Offer {
  readonly to: string;
  readonly tiers: readonly ContractTier[];
  readonly note: string;
  /** The day on which it is to begin, as yyyy-MM-dd; '' for at once when it is accepted. */
  readonly from: string;
}

export interface SalaryPage {
  readonly list: readonly SalaryRecord[];
  readonly totalPages: number;
  /** What was paid in the days. */
  readonly paid: Amount;
}

export interface ContractsScreenProps {
  readonly kind: ContractKind;
  readonly tab: ContractTab;
  /** The contracts of the shown side, those that wait first. */
  readonly contracts: Remote<ContractPage>;
  /** How far the running periods of the shown side have come; empty until it is known. */
  readonly progress: readonly ContractProgress[];
  /** The user name of the downline that a link has chosen: the offer begins with it. Null for none. */
  readonly offerTo: string | null;
  /** Whether the operator lets this agent offer contracts to the downline, change and end them. */
  readonly mayOffer: boolean;
  /** Whether the contracts with the upline are for this login to decide on: not for an assistant (AGT-15). */
  readonly mayDecide: boolean;
  /** From 1. */
  readonly pageNo: number;
  /** What is asked about; null for nothing. */
  readonly decision: Decision | null;
  /** What it would do, read since it was asked; loading before. */
  readonly preview: Remote<ContractPreview>;
  /** The records of the own contract. */
  readonly Records: ComponentType<{ readonly kind: ContractKind }>;
  readonly onTab: (tab: ContractTab) => void;
  readonly onPage: (pageNo: number) => void;
  /** Asks about a contract; null about none. */
  readonly onDecide: (decision: Decision | null) => void;
  /** Answers or ends what is asked about. @param seenEnds the ids of the ends that the agent has ticked */
  readonly onConfirm: (password: string, seenEnds: readonly string[]) => Promise<Result<AgentContract>>;
  readonly onWithdraw: (contract: AgentContract) => Promise<Result<AgentContract>>;
  readonly onPreviewOffer: (offer: Offer) => Promise<Result<ContractPreview>>;
  readonly onOffer: (offer: Offer) => Promise<Result<AgentContract>>;
}

/** The records of the own contract. */
export interface RecordsProps extends FiledReportProps<SalaryPage> {
  readonly kind: ContractKind;
  /** What the open record is made of; null while none is open. */
  readonly detail: Remote<IncomeDetail> | null;
  readonly detailPage: number;
  readonly onDetail: (record: SalaryRecord) => void;
  readonly onDetailPage: (pageNo: number) => void;
  readonly onCloseDetail: () => void;
}

/** An agent of the direct downline. */
export type Candidate = TeamStep;
