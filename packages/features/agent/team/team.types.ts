import type { ComponentType } from 'react';
import type { DownlineKind, SortOrder } from '#api/agent.ts';
import type { ShownTeam } from '#api/agentBook.ts';
import type { TeamFigures } from '#api/agentCentre.ts';
import type { Downline, DownlineDetail, DownlinePage, DownlineSort, DownlineState } from '#api/agentTeam.ts';
import type { ApiError } from '#api/errors.ts';
import type { Remote } from '#core/data/remote.ts';
import type { Transfer } from '#core/money/transfer/transfer.types.ts';
import type { ReportFileProps } from '#core/report/report.types.ts';
import type { PlayStop } from '#core/session/playStatus.ts';
import type { PaymentPassword } from '#core/stepUp/paymentPassword.types.ts';
import type { AccountActsFields } from '../accountActs/accountActs.types.ts';
import type { ContractPageName } from '../agentCentre/agentCentre.model.ts';
import type { AccountNotesPart, TagFilterFields, TeamViewsPart } from '../book/book.types.ts';
import type { AccountEnvelopesProps, Gift } from '../givenEnvelopes/givenEnvelopes.types.ts';
import type { NewRate } from '../rates/rates.model.ts';
import type { RateTemplatesPart } from '../rates/rateTemplates.types.ts';
import type { Picking, UnresolvedPart, WorkPart } from './selection/selection.types.ts';
import type { Branches } from './useTeamBranches.ts';

/** Days that a filter allows, yyyy-MM-dd; '' for no end. */
export interface DayFilter {
  readonly from: string;
  readonly to: string;
}

/** How a level of the team is listed. */
export interface TeamView {
  /** The search as typed; it looks through the whole branch. */
  readonly text: string;
  readonly kind: DownlineKind | 'all';
  readonly state: DownlineState | 'all';
  /** A tag of the agent; '' for any. It looks through the whole branch, like the search. */
  readonly tag: string;
  /** So many levels below the agent, 0 for those of all levels. Null for the tree, level by level. */
  readonly level: number | null;
  /** When the accounts signed up. */
  readonly registered: DayFilter;
  /** When their last bet was. */
  readonly lastBet: DayFilter;
  /** In which days they have played. Chosen by a link only. */
  readonly played: DayFilter;
  /** The sign-up link by which they have come; '' for any way. Chosen by a link only, too. */
  readonly link: string;
  /** Null for the order of the platform. */
  readonly sort: { readonly key: DownlineSort; readonly order: SortOrder } | null;
  readonly pageNo: number;
}

/** What is said below an account whose branch is open. */
interface BranchNote {
  readonly key: string;
  readonly depth: number;
  readonly parentId: string;
  readonly account: string;
}

/** A line of the list: an account, or what is said about an open branch. */
export type TeamRow =
  | {
      readonly kind: 'account';
      readonly key: string;
      /** From 1. */
      readonly depth: number;
      readonly downline: Downline;
      /** Whether its branch is shown; null for an account with nobody below. */
      readonly open: boolean | null;
    }
  | (BranchNote & { readonly kind: 'loading' })
  | (BranchNote & { readonly kind: 'failed'; readonly retry: () => void })
  /** Not all accounts of the branch are listed, or the filters leave none. */
  | (BranchNote & { readonly kind: 'more'; readonly total: number });

export interface TeamScreenProps {
  readonly team: Remote<DownlinePage>;
  /** What the whole team did in the last 30 days, above its first level. */
  readonly figures: Remote<TeamFigures>;
  /** The account whose level is shown; null for the agent’s own. */
  readonly accountId: string | null;
  readonly view: TeamView;
  /** The filter by a tag of the agent. */
  readonly TagFilter: ComponentType<TagFilterFields>;
  /** The saved views. */
  readonly Views: TeamViewsPart;
  /** Lists what a saved view shows: of the agent’s own team. */
  readonly onShow: (view: ShownTeam) => void;
  /** Today in the site's time zone, yyyy-MM-dd. */
  readonly today: string;
  /** The accounts as filtered, as a file and on paper. */
  readonly file: ReportFileProps<Downline>;
  /** The account that is open, above its level. */
  readonly Account: ComponentType<{ readonly id: string }>;
  /** Link to the level below an account; null for the agent’s own level. */
  readonly levelHref: (id: string | null) => string;
  readonly onView: (change: Partial<TeamView>) => void;
  /** The branches that are open, by the account at their top. */
  readonly branches: Branches;
  readonly onBranch: (id: string, open: boolean) => void;
  /** The accounts that are picked for work on all of them. */
  readonly picking: Picking;
  /** Work on the picked accounts, over the list. */
  readonly Work: ComponentType<WorkPart>;
  /** Leads to an outcome that is not known, above the list. */
  readonly Unresolved: ComponentType<UnresolvedPart>;
}

/** What is shown of an open account. */
export const accountTabs = ['details', 'rates', 'transfer', 'envelope', 'message'] as const;
export type AccountTab = (typeof accountTabs)[number];

/** What came of a call: null for a success. */
export type Sent = ApiError | null;

/** Links to the reports about an account and everybody below it; null for a report that the site does not have. */
export interface AccountReports {
  readonly bets: string | null;
  readonly profit: string | null;
  readonly movements: string | null;
}

/** A link to the contracts of one kind with an account. */
export interface ContractLink {
  readonly page: ContractPageName;
  readonly href: string;
}

export interface AccountViewProps {
  readonly reportsOf: (downline: Downline) => AccountReports;
  /** Where contracts with the account are offered and changed; none for one that cannot have any with this agent. */
  readonly contractsOf: (downline: Downline) => readonly ContractLink[];
  readonly detail: Remote<DownlineDetail>;
  readonly transfer: Transfer;
  /** Link to the account of a transfer whose outcome is unknown, when that is another one; null otherwise. */
  readonly unresolvedHref: string | null;
  /** A red envelope to the account. */
  readonly gift: Gift;
  /** Link to the account of an envelope whose outcome is unknown, when that is another one; null otherwise. */
  readonly unresolvedGiftHref: string | null;
  /** The account's red envelopes. */
  readonly Envelopes: ComponentType<AccountEnvelopesProps>;
  readonly password: PaymentPassword;
  /** The agent’s own break; null while transfers are open. */
  readonly stop: PlayStop | null;
  readonly turnoverHref: string;
  /** Whether the operator lets agents lower the rates of their downline. */
  readonly canLowerRates: boolean;
  /** Notes and tags of the account. */
  readonly Notes: AccountNotesPart;
  /** Rates that the agent keeps for other accounts. */
  readonly Templates: RateTemplatesPart;
  /** What the agent can do with the account itself. */
  readonly Acts: ComponentType<AccountActsFields>;
  readonly onRates: (rates: NewRate[]) => Promise<Sent>;
  readonly onMessage: (content: string) => Promise<Sent>;
  readonly onSupport: (() => void) | undefined;
}
