import type { MemberPage } from '#core/routing/centrePages.ts';
import { paths } from '#core/routing/paths.ts';
import type { Role } from '#core/session/role.ts';
import { isFeatureOn, isPageOn } from '#core/site/switches.ts';
import type { AppShellMember } from './appShell.types.ts';

/** An entry that is no page of the member centre. */
export const ownEntries = ['agent', 'favourites', 'recent', 'signOut'] as const;
export type AccountEntry = MemberPage | (typeof ownEntries)[number];

/** An item of the account menu or of the wallet: a link, or an action. */
export interface AccountMenuItem {
  readonly entry: AccountEntry;
  readonly href?: string;
  readonly onSelect?: () => void;
}

type AccountLinks = Pick<AppShellMember, 'whitelabel' | 'centreHref' | 'agentHref' | 'onSignOut'>;

/** Pages of the wallet (NAV-03g), and of the account menu (NAV-05), in order. */
const walletPages: readonly MemberPage[] = ['depositv2', 'withdraw', 'transferFund', 'limits'];
const accountPages: readonly MemberPage[] = [
  'securityCenter',
  'withdraw',
  'rewardCenter',
  'messageV2',
  'transactionHistory',
  'personalHistoryCopy',
  'limits',
];

/** The ways of the player's money and its limits (NAV-03d, NAV-03f, NAV-03g). Empty for a trial account (ROL-04). */
export const walletMenu = (role: Role, links: AccountLinks): readonly AccountMenuItem[] =>
  hasPanels(role) ? pageItems(walletPages, links) : [];

/** The account menu of a role (NAV-05). A trial account has no panels, favourites or recent games (ROL-04). */
export function accountMenu(role: Role, links: AccountLinks): readonly AccountMenuItem[] {
  const signOut: AccountMenuItem = { entry: 'signOut', onSelect: links.onSignOut };
  if (!hasPanels(role)) return role === 'trial' ? [signOut] : [];
  const slots = paths.lobby('rng');
  return [
    ...pageItems(accountPages, links),
    ...(role === 'agent' && isFeatureOn(links.whitelabel, 'AGENTCENTRE')
      ? [{ entry: 'agent', href: links.agentHref } as const]
      : []),
    { entry: 'favourites', href: `${slots}?list=fav` },
    { entry: 'recent', href: `${slots}?list=recent` },
    signOut,
  ];
}

const hasPanels = (role: Role): boolean => role === 'member' || role === 'agent';

/** The pages of a list that the operator offers. */
const pageItems = (
  pages: readonly MemberPage[],
  { whitelabel, centreHref }: AccountLinks,
): readonly AccountMenuItem[] =>
  pages.flatMap((page) => (isPageOn(whitelabel, page) ? { entry: page, href: centreHref(page) } : []));
