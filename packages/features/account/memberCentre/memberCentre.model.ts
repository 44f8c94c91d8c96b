import type { FeatureName } from '#api/features.ts';
import { type MemberPage, memberPages } from '#core/routing/centrePages.ts';
import { pathTo, paths } from '#core/routing/paths.ts';
import type { MemberCentreEntry, OutsidePage } from './memberCentre.types.ts';

/** Every page of the member centre, in the order of its menu. */
export const memberPageOrder = Object.keys(memberPages) as readonly MemberPage[];

/** The default page (MEM-01), also for a URL that names an unknown page. */
export const firstPage: MemberPage = 'securityCenter';

/** Pages of the site that the menu of the centre leads to, at the end of a group. */
export const outsidePages: readonly {
  readonly name: OutsidePage;
  readonly feature: FeatureName;
  readonly href: string;
}[] = [
  { name: 'pointMall', feature: 'POINTS', href: pathTo('pointMall') },
  { name: 'vip', feature: 'VIP', href: pathTo('vip') },
  { name: 'contact', feature: 'FEEDBACK', href: paths.help('contact') },
];

/** The group of a page of the site. */
export const outsideGroup = (name: OutsidePage): PageGroup => (name === 'contact' ? 'account' : 'rewards');

/** How a number beside a page of the menu is read out (MEM-04b). */
export const waitingKind = (page: string): 'messages' | 'rewards' => (page === 'messageV2' ? 'messages' : 'rewards');

/** The groups of the menu with the pages of each, by the platform's names. A page that no group names is in `account`. */
const groupedPages: Readonly<Record<PageGroup, readonly string[]>> = {
  money: ['transferFund', 'depositv2', 'withdraw', 'transferUpline'],
  records: ['personalHistoryCopy', 'transactionHistory', 'personalProfit'],
  rewards: ['bonusDetails', 'rewardCenter', 'referral', 'missionLeaderboard', 'manualRebate', 'redEnvelope', 'wheel'],
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
