import type { WhitelabelNode } from '#api/system.ts';
import { type MemberPage, memberPages } from '#core/routing/routes.ts';
import type { Role } from '#core/session/role.ts';
import { isPageOn } from '#core/site/switches.ts';
import type { MemberCentreEntry } from './memberCentre.types.ts';

/** Every page of the member centre, in the order of its menu. */
export const memberPageOrder = Object.keys(memberPages) as readonly MemberPage[];

/** The default page (MEM-01), also for a URL that names an unknown page. */
export const firstPage: MemberPage = 'securityCenter';

/**
 * The pages that the operator offers (FLG-02), in the order of the menu.
 * @param hasUpline whether the player has an upline to transfer to (MEM-02d)
 */
export const offeredPages = (nodes: readonly WhitelabelNode[], hasUpline: boolean): readonly MemberPage[] =>
  memberPageOrder.filter((page) => isPageOn(nodes, page) && (page !== 'transferUpline' || hasUpline));

/** The groups of the menu with the pages of each, by the platform's names. A page that no group names is in `account`. */
const groupedPages: Readonly<Record<PageGroup, readonly string[]>> = {
  money: ['transferFund', 'depositv2', 'withdraw', 'transferUpline'],
  records: ['personalHistoryCopy', 'transactionHistory', 'personalProfit'],
  rewards: ['bonusDetails', 'rewardCenter', 'referral', 'missionLeaderboard', 'manualRebate'],
  account: [],
};
export type PageGroup = 'money' | 'records' | 'rewards' | 'account';
const groups = Object.keys(groupedPages) as readonly PageGroup[];

/** A part of the menu. The first page stands above the groups, without a heading. */
export interface MenuGroup {
  readonly group: PageGroup | null;
  readonly entries: readonly MemberCentreEntry[];
}

/** The entries of the menu in their groups (MEM-01a). Groups without an entry are left out. */
export function menuGroups(entries: readonly MemberCentreEntry[]): readonly MenuGroup[] {
  const groupOf = (page: MemberPage): PageGroup | null =>
    page === firstPage ? null : (groups.find((group) => groupedPages[group].includes(page)) ?? 'account');
  return [null, ...groups].flatMap((group) => {
    const own = entries.filter(({ page }) => groupOf(page) === group);
    return own.length === 0 ? [] : [{ group, entries: own }];
  });
}

/** The page that opens. */
export interface WantedPage {
  readonly page: MemberPage;
  /** It stands in for a page that is not offered. */
  readonly instead: boolean;
  /** The URL requests the menu: on phones a page of its own, elsewhere beside the first page. */
  readonly menu: boolean;
}

/** Returns the page that the URL requests (`?centre=depositv2`); null for none. */
export function wantedPage(search: URLSearchParams, offered: readonly MemberPage[]): WantedPage | null {
  const requested = search.get('centre');
  if (requested === null) return null;
  const menu = requested === 'menu';
  const page = offered.find((one) => one === requested);
  return { page: page ?? firstPage, instead: page === undefined && requested !== '' && !menu, menu };
}

/** Returns the path of the page below, without `centre` and the record open there (`ref`). Other parameters stay. */
export function withoutCentre(pathname: string, search: URLSearchParams): string {
  const rest = new URLSearchParams(search);
  rest.delete('centre');
  rest.delete('ref');
  const text = rest.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}

export interface CentreRequest {
  /** True when the URL requests the centre. */
  readonly wanted: boolean;
  readonly role: Role;
  /** False until the account type is known: a member could be a trial account. */
  readonly typeKnown: boolean;
  /** True while a login dialog or the trial warning is open. */
  readonly asking: boolean;
  /** True once a login was requested for this URL, or the centre has been open. */
  readonly answered: boolean;
}

/** What to do about a request for the centre. `ask` requests a login, `leave` returns to the page below. */
export type CentreStep = 'closed' | 'open' | 'wait' | 'ask' | 'leave';

/**
 * Decides about a URL that requests the centre (ROL-01, ROL-04). Nothing of the centre renders before `open`. A player who
 * does not log in, or signs out inside, leaves.
 */
export function centreStep({ wanted, role, typeKnown, asking, answered }: CentreRequest): CentreStep {
  if (!wanted) return 'closed';
  if (role === 'member' || role === 'agent') return typeKnown ? 'open' : 'wait';
  if (asking) return 'wait';
  return answered ? 'leave' : 'ask';
}
