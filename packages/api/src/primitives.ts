import * as v from 'valibot';
import { withoutDirectionMarks } from '#text/marks.ts';

/**
 * A decimal amount of the platform such as `'10000.00'`, with up to eight decimals; the site shows two. Text, because
 * `Number` loses digits above 2^53.
 */
export const amount = v.pipe(v.string(), v.regex(/^-?\d{1,30}(\.\d{1,8})?$/, 'decimal amount'));
export type Amount = v.InferOutput<typeof amount>;

/** An amount that a player entered. The site sends whole satang only. */
export const typedAmount = v.pipe(amount, v.regex(/^[^.]+(\.\d{1,2})?$/, 'at most two decimals'));

/** A name that a person has chosen, without the marks that would turn the sentence around it round. */
export const personName = v.pipe(v.string(), v.transform(withoutDirectionMarks));

/** Refuses an empty text. */
export const notEmpty = v.regex(/[^]/, 'not empty');

/** A moment in ISO 8601 with a time zone. */
export const isoDateTime = v.pipe(v.string(), v.regex(v.ISO_TIMESTAMP_REGEX, 'ISO 8601'));

/** A day in the site's time zone (`siteConstants.timeZone`), as yyyy-MM-dd. */
export const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

/** The languages of the platform (GEN-01). The site offers `offeredLanguages`. */
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
/**
 * The language of names and texts in an answer. Thai may carry marks of lines: U+2060 where a line must not end, U+200B where
 * it may. Browsers cut words that their dictionary lacks. The site shows the marks, and drops them where a text leaves the page
 * or is compared: titles, files, copies, searches.
 */
export const language = v.picklist(languages);
export type Language = v.InferOutput<typeof language>;

/** The languages that the site is translated to; the first is the default (GEN-01a, GEN-01b). */
export const offeredLanguages = ['TH', 'EN'] as const satisfies readonly Language[];
export type OfferedLanguage = (typeof offeredLanguages)[number];

export const gameTypes = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'] as const;
export const gameType = v.picklist(gameTypes);
export type GameType = v.InferOutput<typeof gameType>;

/** ENT-07: how a lottery pays. A brand has one mode; this site's is `siteConstants.lotteryType` (GEN-07c). */
const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
export const prizeMode = v.picklist(prizeModes);
export type PrizeMode = v.InferOutput<typeof prizeMode>;

/** LGN-10: the third parties whose accounts the platform accepts. */
export const thirdParties = ['line', 'facebook', 'google'] as const;
export type ThirdParty = (typeof thirdParties)[number];

/** Where the platform's pictures are: the first segment of their paths. */
export const imageRoot = '/TCG_PROD_IMAGES';

/** Fixed values that every call of the site sends (GEN-07). */
export const siteConstants = {
  clientType: 3,
  device: 'WEB',
  platformLetter: 'W',
  gamePlatform: 'flash,html5-desktop',
  /** What the list of favourites is asked with instead (API-06). */
  favouritesPlatform: 'flash',
  pageSize: 15,
  lotteryType: 'SEA',
  /** The IANA time zone of draws: a draw's day is the day in this zone, wherever the player is. */
  timeZone: 'Asia/Bangkok',
} as const satisfies Record<string, string | number> & { lotteryType: PrizeMode };

/** A non-negative integer. Also accepts text, because a query carries numbers as text. */
export const wholeNumber = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer(), v.minValue(0));

/** The input fields of a paged list. */
export const page = {
  pageNo: v.pipe(wholeNumber, v.minValue(1)),
  pageSize: v.pipe(wholeNumber, v.minValue(1), v.maxValue(100)),
};

/** The input of an operation without parameters. */
export const nothing = v.optional(v.object({}), {});
