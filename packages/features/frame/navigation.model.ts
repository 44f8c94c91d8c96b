import type { NavKey } from '#ui/Icon/navIcons.tsx';
import { type RouteName, paths } from '../shared/navigation.ts';
import type { Role } from '../shared/role.ts';

/** NAV-06a: from this many vendors on, a menu is aligned with the left edge of the navigation. */
export const alignLeftFrom = 6;

/** Entries of the navigation that are plain links (NAV-04). */
export const navigationLinks: Readonly<
  Record<
    'home' | 'promotions' | 'download',
    { readonly href: string; readonly route: RouteName; readonly icon: NavKey }
  >
> = {
  home: { href: paths.home(), route: 'home', icon: 'HOME' },
  promotions: { href: paths.promotions(), route: 'promotions', icon: 'PROMO' },
  download: { href: paths.download(), route: 'download', icon: 'DOWN' },
};

/** What the account menu can hold (NAV-05), and shortcuts to the player's own games. */
export const accountEntries = [
  'myAccount',
  'accountRecord',
  'bettingRecord',
  'agent',
  'favourites',
  'recent',
  'signOut',
] as const;
export type AccountEntry = (typeof accountEntries)[number];

const agentsOnly: readonly AccountEntry[] = ['agent'];
/** ROL-04: a trial account has no panels, favourites or recent games. */
const trialToo: readonly AccountEntry[] = ['signOut'];

/** The entries for a role, in order, among those that this site has a place for. */
export function accountMenuOf(role: Role, available: readonly AccountEntry[]): readonly AccountEntry[] {
  if (role === 'visitor') return [];
  return accountEntries.filter((entry) => {
    if (!available.includes(entry)) return false;
    if (role === 'trial') return trialToo.includes(entry);
    return role === 'agent' || !agentsOnly.includes(entry);
  });
}
