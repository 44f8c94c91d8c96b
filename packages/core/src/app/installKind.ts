/** A device type that has an app of its own. */
export type DeviceKind = 'android' | 'ios';

/**
 * How the site is installed here. `prompt`: an Android phone whose browser offers it. `iphone`: by hand, from the menu of the
 * browser. `installed`: this is the app. `inApp`: the browser inside another app, which cannot. `computer`: a computer, which
 * may offer it. `none`: an Android phone whose browser offers nothing.
 */
export type InstallKind = 'prompt' | 'iphone' | 'installed' | 'inApp' | 'computer' | 'none';

/** What a browser says that decides how the site is installed in it. */
export interface InstallSigns {
  readonly userAgent: string;
  /** How many fingers the screen can tell apart. */
  readonly touchPoints: number;
  /** The page runs as an installed app. */
  readonly standalone: boolean;
  /** The browser offers to install the site. */
  readonly offered: boolean;
}

/** Detects the device type; null for a computer. An iPad calls itself a Mac, which has no touch screen. */
export function deviceOf({
  userAgent,
  touchPoints,
}: Pick<InstallSigns, 'userAgent' | 'touchPoints'>): DeviceKind | null {
  if (/android/i.test(userAgent)) return 'android';
  return /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && touchPoints > 1) ? 'ios' : null;
}

/** The browsers inside LINE, Facebook, Messenger, Instagram, Threads, TikTok, X, WeChat, Zalo, Telegram and Google's app. */
const apps =
  /\bLine\/|\bFB(?:AN|AV|_IAB)|Instagram|Barcelona|musical_ly|Bytedance|TikTok|Twitter|MicroMessenger|Zalo|Telegram|\bGSA\//i;

/** Whether a browser is one inside another app: by its name, as the web view of Android, or on an iPhone as none of its browsers. */
const isInApp = ({ userAgent, ...signs }: InstallSigns): boolean =>
  apps.test(userAgent) ||
  /; wv\)/.test(userAgent) ||
  (deviceOf({ userAgent, ...signs }) === 'ios' && !userAgent.includes('Safari/'));

/** Returns how the site is installed in a browser. */
export function installKindOf(signs: InstallSigns): InstallKind {
  if (signs.standalone) return 'installed';
  if (isInApp(signs)) return 'inApp';
  const device = deviceOf(signs);
  if (device === null) return 'computer';
  if (device === 'ios') return 'iphone';
  return signs.offered ? 'prompt' : 'none';
}

/** The browsers whose players are told something else: LINE opens a page outside, Chrome has its menu at another place. */
export type InstallBrowser = 'line' | 'chrome' | 'other';

/** Tells the browsers of phones apart. */
export function browserOf(userAgent: string): InstallBrowser {
  if (/\bLine\//.test(userAgent)) return 'line';
  return /\bCriOS\/|\bChrome\//.test(userAgent) ? 'chrome' : 'other';
}
