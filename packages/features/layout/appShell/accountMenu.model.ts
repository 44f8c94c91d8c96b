import type { MemberPage } from '#core/routing/centrePages.ts';
import { paths } from '#core/routing/paths.ts';
import type { Role } from '#core/session/role.ts';
import { closesInBreak, isFeatureOn, isPageOn } from '#core/site/switches.ts';
import type { AppShellMember } from './appShell.types.ts';

/** An entry that is no page of the member centre. */
export const ownEntries = ['agent', 'favourites', 'recent', 'signOut'] as const;
export type AccountEntry = MemberPage | (typeof ownEntries)[number];

/** An item of the account menu or of the wallet: a link, or an action. */
export interface AccountMenuItem {
  readonly entry: AccountEntry;
  readonly href?: string;
  readonly onSelect?: () => void;
  /** How much waits there (MEM-04b). @default 0 */
  readonly waiting?: number;
}

/** How much waits on pages of the member centre, and in the agent centre. */
export type Waiting = Readonly<Partial<Record<MemberPage | 'agent', number>>>;

interface AccountLinks extends Pick<AppShellMember, 'whitelabel' | 'here' | 'onSignOut'> {
  /** A break is running: what it closes is in no menu (RSP-03). False until it is known. */
  readonly inBreak: boolean;
}

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

/**
 * The account menu of a role (NAV-05), with what waits behind its entries. A trial account has no panels, favourites or
 * recent games (ROL-04).
 */
export function accountMenu(role: Role, links: AccountLinks, waiting: Waiting = {}): readonly AccountMenuItem[] {
  const signOut: AccountMenuItem = { entry: 'signOut', onSelect: links.onSignOut };
  if (!hasPanels(role)) return role === 'visitor' ? [] : [signOut];
  const slots = paths.lobby('rng');
  return [
    ...pageItems(accountPages, links, waiting),
    ...(role === 'agent' && isFeatureOn(links.whitelabel, 'AGENTCENTRE')
      ? [
          {
            entry: 'agent',
            href: paths.agentCentre(links.here, 'agentTeamOverview'),
            waiting: waiting.agent ?? 0,
          } as const,
        ]
      : []),
    { entry: 'favourites', href: `${slots}?list=fav` },
    { entry: 'recent', href: `${slots}?list=recent` },
    signOut,
  ];
}

/** The groups of the player's own entries on phones. What is in no group is in the last one but for the way out. */
const groups: readonly (readonly AccountEntry[])[] = [
  ['personalHistoryCopy', 'transactionHistory', 'rewardCenter', 'messageV2'],
  ['agent'],
];

/**
 * The account menu on phones, in groups: what is played and what waits, the agent centre, the rest, the way out. The name of the
 * player leads to the account, and the ways of money stand above (NAV-05).
 * @param invites the player can invite friends (MEM-03f)
 */
export function ownGroups(
  role: Role,
  links: AccountLinks,
  waiting: Waiting,
  invites: boolean,
): readonly (readonly AccountMenuItem[])[] {
  const menu = accountMenu(role, links, waiting).filter(
    ({ entry }) => entry !== 'securityCenter' && entry !== 'withdraw',
  );
  const named = [...groups.flat(), 'signOut'];
  const rest = menu.filter(({ entry }) => !named.includes(entry));
  const referral = invites && hasPanels(role) ? pageItems(['referral'], links) : [];
  return [
    ...groups.map((group) => group.flatMap((entry) => menu.filter((item) => item.entry === entry))),
    [...rest, ...referral],
    menu.filter(({ entry }) => entry === 'signOut'),
  ].filter(({ length }) => length > 0);
}

/** How much waits behind all entries. */
export const totalWaiting = (items: readonly AccountMenuItem[]): number =>
  items.reduce((sum, { waiting = 0 }) => sum + waiting, 0);

const hasPanels = (role: Role): boolean => role === 'member' || role === 'agent';

/** The pages of a list that the operator offers, and no break has closed. */
const pageItems = (
  pages: readonly MemberPage[],
  { whitelabel, inBreak, here }: AccountLinks,
  waiting: Waiting = {},
): readonly AccountMenuItem[] =>
  pages.flatMap((page) =>
    isPageOn(whitelabel, page) && !(inBreak && closesInBreak(page))
      ? { entry: page, href: paths.memberCentre(here, page), waiting: waiting[page] ?? 0 }
      : [],
  );
