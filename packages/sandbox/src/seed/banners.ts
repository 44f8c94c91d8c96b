import type { Motif } from '#demo/art/motifs.ts';
import type { LocalText } from '../language.ts';

/** How a banner is drawn. */
export interface BannerArt {
  /** The text on it: Latin letters, short. */
  readonly title: string;
  readonly motif: Motif;
  /** Index of its colour palette. */
  readonly palette: number;
}

/** A banner of the demo operator. */
export interface SeedBanner {
  readonly bannerId: string;
  /** BAN-02: the route that shows it, or `w_login`. */
  readonly groupName: string;
  readonly linkageType: 'NONE' | 'GAME' | 'PROMOTION';
  /** The path that it links to; '' for none. */
  readonly linkage: string;
  /** Alternative text. */
  readonly title: LocalText;
  readonly art: BannerArt;
}

type Row = readonly [id: string, title: string, thai: string, motif: Motif, palette: number, linkage?: string];

const promotions = '/promotions';

const groups: Readonly<Record<string, readonly Row[]>> = {
  '/': [
    ['home-1', 'Ten Thousand Nights', 'หมื่นราตรีกับเกมธีมแสงจันทร์', 'moon', 0, '/rng?vassalage=MKLA'],
    ['home-2', 'Lotus Season', 'เทศกาลบัวบาน ดูโปรโมชันเดือนนี้', 'lotus', 6, promotions],
    ['home-3', 'Gold Hour', 'ชั่วโมงทอง', 'gold', 8],
    ['home-4', 'Naga Fire Week', 'สัปดาห์บั้งไฟพญานาค เกมจาก Chada Games', 'naga', 24, '/rng?vassalage=CHDA'],
  ],
  '/rng': [
    ['rng-1', 'Dragon Parade', 'ขบวนแห่มังกร เกมจาก Lantern Works', 'dragon', 1, '/rng?vassalage=LTWR'],
    ['rng-2', 'Fruit Market Days', 'ตลาดนัดผลไม้ เกมจาก Khanom Labs', 'fruit', 4, '/rng?vassalage=KHNM'],
    ['rng-3', 'Temple of Gold', 'วิหารทองคำ ดูโปรโมชันสล็อต', 'temple', 17, promotions],
  ],
  '/live': [
    ['live-1', 'Riverside Evening', 'ค่ำคืนริมน้ำ คาสิโนสดทุกวัน', 'moon', 9],
    ['live-2', 'Pearl Salon', 'ห้องไข่มุก ดูโปรโมชันคาสิโนสด', 'gems', 22, promotions],
  ],
  '/fish': [
    ['fish-1', 'Deep Reef', 'ยิงปลาใต้แนวปะการังลึก', 'sea', 11, '/fish?vassalage=DPRF'],
    ['fish-2', 'Coral Hunter', 'นักล่าแห่งปะการัง', 'sea', 24, '/fish?vassalage=CRLH'],
  ],
  '/pvp': [
    ['pvp-1', 'Card Harbour', 'ท่าเรือคนรักไพ่', 'gold', 13, '/pvp?vassalage=CRDH'],
    ['pvp-2', 'Nine Fans', 'พัดเก้าเล่ม ดูโปรโมชันเกมไพ่', 'fire', 16, promotions],
  ],
  '/sports': [
    ['sports-1', 'Derby Day', 'วันดาร์บี้แมตช์', 'football', 21],
    ['sports-2', 'Fight Night', 'คืนมวยมันส์', 'boxing', 26],
    ['sports-3', 'Top League', 'ลีกดัง ดูโปรโมชันกีฬา', 'football', 13, promotions],
  ],
  '/esports': [
    ['esports-1', 'Nexus Arena', 'สนามอีสปอร์ตเน็กซัส', 'stars', 19],
    ['esports-2', 'Pixel League', 'พิกเซลลีก', 'fire', 13],
  ],
  '/elott': [
    ['elott-1', 'Quick Draw', 'หวยออกไว ลุ้นทุกงวด', 'stars', 15],
    ['elott-2', 'Lucky Garden', 'สวนแห่งโชค ดูโปรโมชันหวย', 'garden', 2, promotions],
  ],
  '/cockfight': [
    ['cockfight-1', 'Dawn Ring', 'สังเวียนรุ่งอรุณ', 'fire', 17],
    ['cockfight-2', 'Bamboo Pit', 'สังเวียนไผ่', 'garden', 10],
  ],
  '/promotions': [['promotions-1', 'This Month', 'โปรโมชันประจำเดือน', 'gold', 0]],
  '/pointMall': [['points-1', 'Points Mall', 'ร้านแลกคะแนน', 'gems', 19]],
  '/help': [['help-1', 'At Your Service', 'ยินดีให้บริการ', 'lotus', 27]],
  '/register': [['register-1', 'Welcome', 'ยินดีต้อนรับ', 'elephant', 20]],
  w_login: [['login-1', 'Good Evening', 'สวัสดีตอนค่ำ', 'moon', 0]],
};

/** All banners, ordered by group. */
export const banners: readonly SeedBanner[] = Object.entries(groups).flatMap(([groupName, rows]) =>
  rows.map(([bannerId, title, thai, motif, palette, linkage = '']): SeedBanner => ({
    bannerId,
    groupName,
    linkageType: linkage === '' ? 'NONE' : linkage === promotions ? 'PROMOTION' : 'GAME',
    linkage,
    title: { th: thai, en: title },
    art: { title, motif, palette },
  })),
);
