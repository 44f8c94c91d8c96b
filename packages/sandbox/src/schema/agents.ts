import type { DownlineKind } from '#api/agent.ts';
import type { AgentLanding, LinkGame } from '#api/agentRegistration.ts';
import type { GameType } from '#api/primitives.ts';

// Rows of the store: renaming a field needs a migration. Times are ms since the epoch.

/** The rates of an account by game type, in hundredths of a per cent of the valid bet.  */
export interface AgentRates {
  readonly memberId: string;
  readonly rates: Readonly<Partial<Record<GameType, number>>>;
  /** Rates that come into force at `from`, ms: lower ones are announced before. */
  readonly pending: { readonly rates: AgentRates['rates']; readonly from: number } | null;
}

/** GEN-05e: a link by which players sign up below an agent. Its code is its key. */
export interface AgentLink {
  readonly code: string;
  readonly memberId: string;
  readonly name: string;
  readonly kind: DownlineKind;
  readonly rates: AgentRates['rates'];
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

/** What an agent has earned through one account of the direct downline on one day. */
export interface CommissionSource {
  readonly sourceId: string;
  readonly baseSatang: number;
  readonly satang: number;
  /** The differences that were in force, by game type. */
  readonly rates: Readonly<Partial<Record<GameType, number>>>;
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
