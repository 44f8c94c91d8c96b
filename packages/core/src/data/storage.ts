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

/** Every name under which the site stores something on a device. The table in docs/security.md says what it is. */
export type StoredName =
  | 'ageConfirmed'
  | 'analyticsAgreed'
  | 'balance'
  | 'brandDefaults'
  | 'brandFile'
  | `cached.${string}`
  | 'channel'
  | 'domainSpeeds'
  | 'feedbackDraft'
  | 'hisLang'
  | `intent.${string}`
  | 'isAgent'
  | 'lang'
  | 'launchHost'
  | `limitPromptDeclined:${string}`
  | `lotteryFavourites:${string}`
  | 'membersOnly'
  | 'merchantCode'
  | 'mustChangePassword'
  | 'newsHiddenThrough'
  | 'newsSeen'
  | 'rainClosedOn'
  | 'rainShown'
  | `rateTemplates:${string}`
  | 'readNotices'
  | 'realityCheck'
  | 'recentSearches'
  | 'reloadedForBuild'
  | 'replyDraft'
  | `smsUntil:${string}`
  | `tableFavourites:${string}`
  | 'theme'
  | 'token'
  | 'vassalage';

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
 * Writes a choice that decides how the next document is rendered, for a year. The document's server reads it; everything
 * else reads `localStore`.
 */
export function tellServer(name: 'lang' | 'theme', value: string): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/** Lasts beyond the browser session: theme, language. */
export const localStore: KeyValueStore = guarded(() => localStorage);
/** Lasts until the tab closes: the player's session. */
export const sessionStore: KeyValueStore = guarded(() => sessionStorage);
