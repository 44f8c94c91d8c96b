/** How long something is kept on the device. */
export const keepingTimes = ['tab', 'day', 'year', 'kept'] as const;
export type KeepingTime = (typeof keepingTimes)[number];

/** Something that the site keeps on a device. */
export interface DeviceItem {
  /** Its words are the message `help:device.items.<id>`. */
  readonly id: keyof typeof names;
  readonly time: KeepingTime;
}

/** The names under which each item is stored, as docs/security.md lists them. `*` stands for any ending. */
const names = {
  session: [
    'token',
    'isAgent',
    'mustChangePassword',
    'lostDevice',
    'passkeyOffer',
    'activeAt',
    'merchantCode',
    'channel',
  ],
  vendors: ['cached.*', 'launchHost', 'vassalage', 'domainSpeeds', 'reloadedForBuild'],
  reminders: ['realityCheck', 'newsSeen', 'eventsTold'],
  codes: ['smsUntil:*'],
  draft: ['feedbackDraft', 'replyDraft', 'registerDraft', 'forgotDraft'],
  intent: ['intent.*'],
  remember: ['rememberMe', 'rememberName', 'rememberSeal', 'smsMobile', 'smsCountry', 'device'],
  language: ['lang', 'theme'],
  appearance: ['theme', 'lang', 'hisLang', 'balance', 'brandFile', 'brandDefaults'],
  confirmed: [
    'newsHiddenThrough',
    'rainClosedOn',
    'rainShown',
    'vipLevelSeen:*',
    'ageConfirmed',
    'membersOnly',
    'limitPromptDeclined:*',
    'startPutAway:*',
    'installOfferFrom',
    'pushOfferFrom',
    'passkeyHere',
    'passkeyOffered:*',
    'recordSeen:*',
    'eventsSeen:*',
  ],
  searches: ['recentSearches', 'lotteryFavourites:*', 'tableFavourites:*', 'tableColumns:*', 'readNotices'],
  rates: ['rateTemplates:*'],
  records: ['keepRecords:*', 'kept'],
  program: ['shell-*', 'used', 'pages'],
  analytics: ['analyticsAgreed', '_ga', '_ga_*'],
} as const;

/** Everything that the site keeps on a device, for the privacy section of the help (RT-10f). */
export const deviceItems: readonly DeviceItem[] = [
  { id: 'session', time: 'tab' },
  { id: 'draft', time: 'tab' },
  { id: 'intent', time: 'tab' },
  { id: 'codes', time: 'tab' },
  { id: 'reminders', time: 'tab' },
  { id: 'vendors', time: 'tab' },
  { id: 'remember', time: 'day' },
  { id: 'language', time: 'year' },
  { id: 'appearance', time: 'kept' },
  { id: 'confirmed', time: 'kept' },
  { id: 'searches', time: 'kept' },
  { id: 'rates', time: 'kept' },
  { id: 'records', time: 'kept' },
  { id: 'program', time: 'kept' },
  { id: 'analytics', time: 'kept' },
];

/** The stored names of an item. */
export const storedNames = (id: DeviceItem['id']): readonly string[] => names[id];
