import type { Promotion } from '#api/announcements.ts';

/** The types of promotions, in the order of the filter (TXT-03). */
export const promotionTypes = [
  'Sports',
  'Live',
  'Slots',
  'Card',
  'Fish',
  'Lotto',
  'Rebate',
  'Points',
  'Ranking',
  'Deposit',
  'AppDownload',
  'Newbie',
  'Others',
] as const;
export type PromotionType = (typeof promotionTypes)[number];

const plain = (word: string): string => word.toLowerCase().replace(/[^a-z]/g, '');

/** Finds a type by its name in any notation of the platform or a URL (`App download`); null for an unknown one. */
export const namedType = (word: string): PromotionType | null =>
  promotionTypes.find((type) => plain(type) === plain(word)) ?? null;

/** Returns the type of a promotion; `Others` for a type that the site does not know. */
export const typeOf = ({ type }: Pick<Promotion, 'type'>): PromotionType => namedType(type) ?? 'Others';
