import type { ComponentType } from 'react';
import type { DownlineKind, SortOrder } from '#api/agent.ts';
import type { DownlineDetail, DownlinePage, DownlineSort, DownlineState } from '#api/agentTeam.ts';
import type { ApiError } from '#api/errors.ts';
import type { OfferedLanguage } from '#api/primitives.ts';
import type { Remote } from '#core/data/remote.ts';
import type { PaymentPassword } from '#core/money/paymentPassword.types.ts';
import type { Transfer } from '#core/money/transfer/transfer.types.ts';
import type { PlayStop } from '#core/session/playStatus.ts';
import type { NewRate } from '../rates/rates.model.ts';

/** How a level of the team is listed. */
export interface TeamView {
  /** The search as typed; it looks through the whole branch. */
  readonly text: string;
  readonly kind: DownlineKind | 'all';
  readonly state: DownlineState | 'all';
  /** Null for the order of the platform. */
  readonly sort: { readonly key: DownlineSort; readonly order: SortOrder } | null;
  readonly pageNo: number;
}

export interface TeamScreenProps {
  readonly team: Remote<DownlinePage>;
  /** The account whose level is shown; null for the agent’s own. */
  readonly accountId: string | null;
  readonly view: TeamView;
  readonly language: OfferedLanguage;
  /** The account that is open, above its level. */
  readonly Account: ComponentType<{ readonly id: string }>;
  /** Link to the level below an account; null for the agent’s own level. */
  readonly levelHref: (id: string | null) => string;
  readonly onView: (change: Partial<TeamView>) => void;
}

/** What is shown of an open account. */
export const accountTabs = ['details', 'rates', 'transfer', 'message'] as const;
export type AccountTab = (typeof accountTabs)[number];

/** What came of a call: null for a success. */
export type Sent = ApiError | null;

export interface AccountViewProps {
  readonly detail: Remote<DownlineDetail>;
  readonly transfer: Transfer;
  /** Link to the account of a transfer whose outcome is unknown, when that is another one; null otherwise. */
  readonly unresolvedHref: string | null;
  readonly password: PaymentPassword;
  /** The agent’s own break; null while transfers are open. */
  readonly stop: PlayStop | null;
  readonly language: OfferedLanguage;
  /** Platform time in ms since 1970. */
  readonly now: () => number;
  readonly turnoverHref: string;
  /** Whether the operator lets agents lower the rates of their downline. */
  readonly canLowerRates: boolean;
  readonly onRates: (rates: NewRate[]) => Promise<Sent>;
  readonly onMessage: (content: string) => Promise<Sent>;
  readonly onSupport: (() => void) | undefined;
}
