import type { LocalText } from '../language.ts';

/** Places of the address blocks that are reserved for documentation. */
const places: readonly (readonly [block: string, place: LocalText])[] = [
  ['203.0.113.', { th: 'กรุงเทพมหานคร ประเทศไทย', en: 'Bangkok, Thailand' }],
  ['198.51.100.', { th: 'เชียงใหม่ ประเทศไทย', en: 'Chiang Mai, Thailand' }],
  ['192.0.2.', { th: 'ขอนแก่น ประเทศไทย', en: 'Khon Kaen, Thailand' }],
];

/** The place of an IP address; null while unknown. */
export const placeOf = (ip: string): LocalText | null => places.find(([block]) => ip.startsWith(block))?.[1] ?? null;
