import { type AgentRight, agentRights } from '#api/agent.ts';

/** AGT-01: what the operator lets agents do. */
export interface AgentSettings {
  readonly rights: readonly AgentRight[];
  /** Whether rates of the downline can be lowered, and how many hours before the downline is told. */
  readonly canLowerRates: boolean;
  readonly lowerRatesHours: number;
  /** The most sign-up links of an agent. */
  readonly mostLinks: number;
}

export const agents: AgentSettings = {
  rights: agentRights,
  canLowerRates: true,
  lowerRatesHours: 24,
  mostLinks: 50,
};
