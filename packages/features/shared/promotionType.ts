import type { Promotion } from '#api/system.ts';

/** TXT-03: the types of promotions, in the order in which they are offered to choose from. */
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

/** The type that a word names, as the platform or an address writes it ("App download"); null for an unknown one. */
export const namedType = (word: string): PromotionType | null =>
  promotionTypes.find((type) => plain(type) === plain(word)) ?? null;

/** Whatever the platform invents falls under "others". */
export const typeOf = ({ type }: Pick<Promotion, 'type'>): PromotionType => namedType(type) ?? 'Others';
