import { type AgentRight, agentRights } from '#api/agent.ts';
import type { Rates } from '../schema/agents.ts';

/** AGT-01: what the operator lets agents do. */
export interface AgentSettings {
  readonly rights: readonly AgentRight[];
  /** Whether rates of the downline can be lowered, and how many hours before the downline is told. */
  readonly canLowerRates: boolean;
  readonly lowerRatesHours: number;
  /** The hour of the day, 0 to 23, at which commission of the day before is paid. */
  readonly commissionHour: number;
  /** The most sign-up links of an agent. */
  readonly mostLinks: number;
  /** The most assistants of an agent. Absent in settings of an earlier version. */
  readonly mostAssistants?: number;
}

export const agents: AgentSettings = {
  rights: agentRights,
  canLowerRates: true,
  lowerRatesHours: 24,
  commissionHour: 3,
  mostLinks: 50,
  mostAssistants: 5,
};

/** Half of what the operator gives an agent at the top. */
export const defaultRates: Rates = {
  RNG: 40,
  LIVE: 30,
  FISH: 40,
  PVP: 15,
  SPORTS: 20,
  ESPORTS: 20,
  LOTT: 10,
  ELOTT: 10,
  COCKFIGHT: 15,
};
