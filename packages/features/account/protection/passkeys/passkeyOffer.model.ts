import { type StoredName, localStore } from '#core/data/storage.ts';
import type { RouteName } from '#core/routing/routes.ts';

/** How often an account is offered a passkey on one device. */
const most = 2;

const keyOf = (memberId: string): StoredName => `passkeyOffered:${memberId}`;
const offersOf = (memberId: string): number => Number(localStore.get(keyOf(memberId)) ?? 0);

/** Whether an account may be offered a passkey on this device once more. What cannot be read was not written here, and counts as all. */
export const isOfferLeft = (memberId: string): boolean => offersOf(memberId) < most;

/** Notes that an account was offered a passkey on this device. */
export const noteOffer = (memberId: string): void => localStore.set(keyOf(memberId), String(offersOf(memberId) + 1));

/** Pages to look around: nobody plays, bets, pays or types there. */
const quiet: ReadonlySet<RouteName | null> = new Set<RouteName>([
  'home',
  'rng',
  'pvp',
  'fish',
  'promotions',
  'promoDetail',
  'vip',
  'notices',
  'agentHome',
]);

/** Whether an offer is in nobody's way on a page. */
export const hasRoomForOffer = (route: RouteName | null): boolean => quiet.has(route);
