import type { InferInput } from 'valibot';
import type { DownlineKind, agentRate } from '#api/agent.ts';
import type { AssistantAct, AssistantRight, AssistantState } from '#api/agentAssistants.ts';
import type { SavedView } from '#api/agentBook.ts';
import type { AgentPauseReason } from '#api/agentPause.ts';
import type { AgentLanding, LinkGame } from '#api/agentRegistration.ts';
import type { GameType } from '#api/primitives.ts';

// Rows of the store: renaming a field needs a migration. Times are ms since the epoch.

/** Rates by game type, in hundredths of a per cent of the valid bet. */
export type Rates = Readonly<Partial<Record<GameType, number>>>;

/** A change of a rate of an account: it counts for bets that are settled from `from` on, ms, until the next one counts. */
export interface RateChange {
  readonly memberId: string;
  readonly gameType: GameType;
  readonly rate: number;
  readonly from: number;
}

/** Every change of the rates of an account, oldest first. Later than now are those that are announced. */
export interface AgentRates {
  readonly memberId: string;
  readonly changes: readonly RateChange[];
}

/** GEN-05e: a link by which players sign up below an agent. Its code is its key. */
export interface AgentLink {
  readonly code: string;
  readonly memberId: string;
  readonly name: string;
  readonly kind: DownlineKind;
  readonly rates: Rates;
  readonly landing: AgentLanding;
  /** Where the link leads into a game. */
  readonly game?: LinkGame;
  /** The last Thai day, counted from 1970. */
  readonly lastDay: number | null;
  readonly mostUses: number | null;
  /** A deleted link stays for the accounts that signed up by it. */
  readonly status: 'active' | 'paused' | 'deleted';
  readonly createdAt: number;
  readonly visits: number;
  /** Who signed up by it, oldest first. */
  readonly memberIds: readonly string[];
}

/** The codes of an agent's links, newest first, deleted ones included. */
export interface AgentLinks {
  readonly memberId: string;
  readonly codes: readonly string[];
}

/** AGT-04a: what an agent has written about an account. A row without note and tags is removed. */
export interface AgentNote {
  readonly agentId: string;
  readonly memberId: string;
  readonly note: string;
  readonly tags: readonly string[];
}

/** AGT-04b: the views of the team that an agent has saved, in the order of their names. */
export interface AgentViews {
  readonly memberId: string;
  readonly views: readonly SavedView[];
}

/** AGT-09c: an agent's pause of an account of the direct downline. In force while that agent is directly above. */
export interface AccountPause {
  readonly memberId: string;
  readonly agentId: string;
  readonly since: number;
  readonly reason: AgentPauseReason;
  /** The agent's own words; '' for none. */
  readonly note: string;
}

/** The notices that an agent has read, of those that are still told. */
export interface AgentNoticesSeen {
  readonly memberId: string;
  readonly ids: readonly string[];
}

/** What an agent has earned through one account of the direct downline on one day. */
export interface CommissionSource {
  readonly sourceId: string;
  readonly baseSatang: number;
  readonly satang: number;
  /** The differences that were applied, each once. By game type in rows of an earlier version. */
  readonly rates: readonly number[] | Rates;
}

/** What an agent was paid for the bets of one day. Never changes. */
export interface Commission {
  readonly reference: string;
  readonly memberId: string;
  /** The Thai day on which the bets were settled, counted from 1970. */
  readonly day: number;
  readonly paidAt: number;
  readonly satang: number;
  readonly sources: readonly CommissionSource[];
}

/** Up to which day commission is settled. One row, `site`. */
export interface CommissionClock {
  readonly settledDay: number;
}

/** How far agents were told who of their teams has become quiet. */
export interface TeamClock {
  /** The beginning of the last week that was told, ms. */
  readonly toldWeek: number;
}

/** Accounts that an agent has selected for work on all of them. Its id is its key. */
export interface Selection {
  readonly id: string;
  readonly memberId: string;
  /** With the names that they had then. */
  readonly accounts: readonly { readonly id: string; readonly account: string; readonly nickname: string }[];
  /** It stands before this moment. */
  readonly until: number;
  /** What was done with it, by operation and request id. */
  readonly requests: readonly { readonly key: string; readonly digest: string; readonly value: unknown }[];
}

/** AGT-15: a further login of an agent's desk, under the id of its own row in `members`. */
export interface Assistant {
  readonly memberId: string;
  readonly agentId: string;
  readonly rights: readonly AssistantRight[];
  /** A removed one stays: its name is not given again, and the log names it. */
  readonly state: AssistantState | 'removed';
  readonly openedAt: number;
}

/** Something that an assistant did. Never changes. */
export interface AssistantLogEntry {
  readonly id: string;
  readonly agentId: string;
  readonly at: number;
  readonly assistant: { readonly id: string; readonly account: string; readonly nickname: string };
  readonly act: AssistantAct;
  readonly about: { readonly id: string; readonly account: string; readonly nickname: string } | null;
  readonly accounts: number;
  readonly content: string;
  readonly rates: readonly InferInput<typeof agentRate>[];
}
