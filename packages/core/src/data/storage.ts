import { writeCookie } from './cookies.ts';

/**
 * Web storage that never throws: storage can be full, switched off or refused in private windows. Only this module uses
 * `localStorage` and `sessionStorage`.
 */
export interface KeyValueStore {
  get(key: StoredName): string | null;
  set(key: StoredName, value: string): void;
  remove(key: StoredName): void;
  clear(): void;
}

/**
 * Every name under which the site stores something on a device, `*` for the part that differs. `storedNames` says of each
 * whether it is forgotten with a player; the table in docs/security.md says what it is.
 */
export type StoredPattern =
  | 'activeAt'
  | 'ageConfirmed'
  | 'analyticsAgreed'
  | 'balance'
  | 'brandDefaults'
  | 'brandFile'
  | 'cached.*'
  | 'channel'
  | 'domainSpeeds'
  | 'eventsSeen:*'
  | 'eventsTold'
  | 'feedbackDraft'
  | 'forgotDraft'
  | 'hisLang'
  | 'installOfferFrom'
  | 'intent.*'
  | 'isAgent'
  | 'keepRecords:*'
  | 'lang'
  | 'launchHost'
  | 'limitPromptDeclined:*'
  | 'lostDevice'
  | 'lotteryFavourites:*'
  | 'membersOnly'
  | 'merchantCode'
  | 'mustChangePassword'
  | 'newsHiddenThrough'
  | 'newsSeen'
  | 'passkeyHere'
  | 'passkeyOffer'
  | 'passkeyOffered:*'
  | 'pushOfferFrom'
  | 'rainClosedOn'
  | 'rainShown'
  | 'rateTemplates:*'
  | 'readNotices'
  | 'realityCheck'
  | 'recordSeen:*'
  | 'recentSearches'
  | 'registerDraft'
  | 'reloadedForBuild'
  | 'replyDraft'
  | 'smsUntil:*'
  | 'startPutAway:*'
  | 'tableColumns:*'
  | 'tableFavourites:*'
  | 'theme'
  | 'token'
  | 'vassalage'
  | 'vipLevelSeen:*';
/** A name under which something can be stored. */
export type StoredName = NamesLike<StoredPattern>;
type NamesLike<Pattern> = Pattern extends `${infer Start}*` ? `${Start}${string}` : Pattern;

let disabled = false;

/** Switches both stores off. For servers, where the objects can exist and would be shared between all visitors. */
export function disableStorage(): void {
  disabled = true;
}

function guarded(storage: () => Storage): KeyValueStore {
  const attempt = <Value>(work: () => Value, otherwise: Value): Value => {
    try {
      return disabled ? otherwise : work();
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt(() => storage().getItem(key), null),
    set: (key, value) => attempt(() => storage().setItem(key, value), undefined),
    remove: (key) => attempt(() => storage().removeItem(key), undefined),
    clear: () => attempt(() => storage().clear(), undefined),
  };
}

/**
 * Writes a choice into a cookie, by which the server renders the next document; everything else reads `localStore`. At once:
 * the player can reload right after.
 */
export const tellServer = (name: 'lang' | 'theme', value: string): void => writeCookie(name, value);

/** Lasts beyond the browser session: theme, language. */
export const localStore: KeyValueStore = guarded(() => localStorage);
/** Lasts until the tab closes: the player's session. */
export const sessionStore: KeyValueStore = guarded(() => sessionStorage);
