import * as v from 'valibot';

/** A decimal amount such as `'10000.00'`. A string, because `Number` loses digits above 2^53. */
export const amount = v.pipe(v.string(), v.regex(/^-?\d{1,30}(\.\d{1,2})?$/, 'decimal amount'));
export type Amount = v.InferOutput<typeof amount>;

/** A moment, ISO 8601 with zone. */
export const isoDateTime = v.pipe(v.string(), v.isoTimestamp());

/** Languages the platform knows (GEN-01). The site offers `offeredLanguages`. */
export const languages = [
  'TH',
  'EN',
  'CN',
  'JA',
  'VI',
  'MY',
  'ES',
  'HI',
  'ID',
  'KM',
  'KO',
  'MS',
  'PT',
  'TA',
  'TW',
  'TL',
  'BN',
] as const;
export const language = v.picklist(languages);
export type Language = v.InferOutput<typeof language>;

/** The languages that the site has words for; the first is the default (GEN-01a, b). */
export const offeredLanguages = ['TH', 'EN'] as const satisfies readonly Language[];
export type OfferedLanguage = (typeof offeredLanguages)[number];

export const gameTypes = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'] as const;
export const gameType = v.picklist(gameTypes);
export type GameType = v.InferOutput<typeof gameType>;

/** ENT-07: how a lottery pays. A brand plays one of them; this site's is its lottery type (GEN-07c). */
export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
export const prizeMode = v.picklist(prizeModes);
export type PrizeMode = v.InferOutput<typeof prizeMode>;

/** Fixed values that every call of the site carries (GEN-07, section 9 of the specification). */
export const siteConstants = {
  clientType: 3,
  device: 'WEB',
  platformLetter: 'W',
  gamePlatform: 'flash,html5-desktop',
  pageSize: 15,
  lotteryType: 'SEA',
  /** IANA name of the zone that lotteries are drawn in: the day of a draw is that of this place, wherever the player is. */
  timeZone: 'Asia/Bangkok',
} as const satisfies Record<string, string | number> & { lotteryType: PrizeMode };

/** A whole number that may have travelled as text in a query. */
export const wholeNumber = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer(), v.minValue(0));

export const page = {
  pageNo: v.pipe(wholeNumber, v.minValue(1)),
  pageSize: v.pipe(wholeNumber, v.minValue(1), v.maxValue(100)),
};

/** The input of a call without any. */
export const nothing = v.optional(v.object({}), {});
