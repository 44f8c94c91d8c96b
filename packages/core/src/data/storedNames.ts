import type { CookieName } from './cookies.ts';
import type { keptDatabase } from './dropKept.ts';
import type { StoredPattern } from './storage.ts';

/**
 * Whose something stored is. `player`: who played here, what they did, chose or confirmed; it goes when the device is to be
 * forgotten. `device`: how the site looks here, and facts of the site itself; the next player finds it as it is.
 */
export type StoredOwner = 'player' | 'device';

/** Everything that web storage can contain. A name that is missing here does not compile. */
export const storedNames: Readonly<Record<StoredPattern, StoredOwner>> = {
  activeAt: 'player',
  // The next player has to confirm their own age.
  ageConfirmed: 'player',
  analyticsAgreed: 'player',
  // Whether amounts are hidden protects the next player, too.
  balance: 'device',
  brandDefaults: 'device',
  brandFile: 'device',
  'cached.*': 'device',
  channel: 'device',
  domainSpeeds: 'device',
  'eventsSeen:*': 'player',
  eventsTold: 'player',
  feedbackDraft: 'player',
  forgotDraft: 'player',
  hisLang: 'device',
  installOfferFrom: 'player',
  'intent.*': 'player',
  isAgent: 'player',
  'keepRecords:*': 'player',
  lang: 'device',
  launchHost: 'device',
  'limitPromptDeclined:*': 'player',
  lostDevice: 'player',
  'lotteryFavourites:*': 'player',
  membersOnly: 'device',
  merchantCode: 'device',
  mustChangePassword: 'player',
  newsHiddenThrough: 'player',
  newsSeen: 'player',
  passkeyHere: 'player',
  passkeyOffer: 'player',
  'passkeyOffered:*': 'player',
  pushOfferFrom: 'player',
  rainClosedOn: 'player',
  rainShown: 'player',
  'rateTemplates:*': 'player',
  readNotices: 'player',
  realityCheck: 'player',
  'recordSeen:*': 'player',
  recentSearches: 'player',
  registerDraft: 'player',
  reloadedForBuild: 'device',
  replyDraft: 'player',
  'smsUntil:*': 'player',
  'startPutAway:*': 'player',
  'tableColumns:*': 'player',
  'tableFavourites:*': 'player',
  theme: 'device',
  token: 'player',
  vassalage: 'player',
  'vipLevelSeen:*': 'player',
};

/** Every cookie of the site. */
export const storedCookies: Readonly<Record<CookieName, StoredOwner>> = {
  lang: 'device',
  rememberMe: 'player',
  rememberName: 'player',
  rememberSeal: 'player',
  smsCountry: 'player',
  smsMobile: 'player',
  theme: 'device',
};

/** Databases of the browser: the key that seals a remembered password, and the records that are kept for want of a connection. */
export const storedDatabases: Readonly<Record<'device' | typeof keptDatabase, StoredOwner>> = {
  device: 'player',
  kept: 'player',
};
