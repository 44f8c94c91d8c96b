import type { Motif } from '#demo/art/motifs.ts';
import type { SceneKind } from '#demo/art/scenes/scene.ts';
import type { LocalText } from '../language.ts';

/** How a banner is drawn. */
export interface BannerArt {
  /** The text on it, short: in Thai, and in capitals otherwise. */
  readonly title: LocalText;
  readonly motif: Motif;
  /** Index of its colour palette. */
  readonly palette: number;
  /** The picture of a category in place of the motif. */
  readonly scene?: SceneKind;
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
  /** One line that the site writes below the short title. */
  readonly note: LocalText;
  readonly art: BannerArt;
}

type Row = readonly [
  id: string,
  title: string,
  thai: string,
  lettering: string,
  motif: Motif,
  palette: number,
  linkage?: string,
];

const promotions = '/promotions';

const groups: Readonly<Record<string, readonly Row[]>> = {
  '/': [
    ['home-1', 'Ten Thousand Nights', 'หมื่นราตรีกับเกมธีมแสงจันทร์', 'หมื่นราตรี', 'moon', 0, '/rng?vassalage=MKLA'],
    ['home-2', 'Lotus Season', 'เทศกาลบัวบาน ดูโปรโมชันเดือนนี้', 'เทศกาลบัวบาน', 'lotus', 6, promotions],
    ['home-3', 'Gold Hour', 'ชั่วโมงทอง', 'ชั่วโมงทอง', 'gold', 8],
    ['home-4', 'Naga Fire Week', 'สัปดาห์บั้งไฟพญานาค เกมจาก Chada Games', 'สัปดาห์บั้งไฟ', 'naga', 24, '/rng?vassalage=CHDA'],
  ],
  '/rng': [
    ['rng-1', 'Dragon Parade', 'ขบวนแห่มังกร เกมจาก Lantern Works', 'ขบวนแห่มังกร', 'dragon', 1, '/rng?vassalage=LTWR'],
    ['rng-2', 'Fruit Market Days', 'ตลาดนัดผลไม้ เกมจาก Khanom Labs', 'ตลาดนัดผลไม้', 'fruit', 4, '/rng?vassalage=KHNM'],
    ['rng-3', 'Temple of Gold', 'วิหารทองคำ ดูโปรโมชันสล็อต', 'วิหารทองคำ', 'temple', 17, promotions],
  ],
  '/fish': [
    ['fish-1', 'Deep Reef', 'ยิงปลาใต้แนวปะการังลึก', 'ใต้แนวปะการัง', 'sea', 11, '/fish?vassalage=DPRF'],
    ['fish-2', 'Coral Hunter', 'นักล่าแห่งปะการัง', 'นักล่าปะการัง', 'sea', 24, '/fish?vassalage=CRLH'],
  ],
  '/pvp': [
    ['pvp-1', 'Card Harbour', 'ท่าเรือคนรักไพ่', 'ท่าเรือไพ่', 'gold', 13, '/pvp?vassalage=CRDH'],
    ['pvp-2', 'Nine Fans', 'พัดเก้าเล่ม ดูโปรโมชันเกมไพ่', 'พัดเก้าเล่ม', 'fire', 16, promotions],
  ],
  '/elott': [
    ['elott-1', 'Quick Draw', 'หวยออกไว ลุ้นทุกงวด', 'หวยออกไว', 'stars', 15],
    ['elott-2', 'Lucky Garden', 'สวนแห่งโชค ดูโปรโมชันหวย', 'สวนแห่งโชค', 'garden', 2, promotions],
  ],
  '/promotions': [['promotions-1', 'This Month', 'โปรโมชันประจำเดือน', 'โปรประจำเดือน', 'gold', 0]],
  '/pointMall': [['points-1', 'Points Mall', 'ร้านแลกคะแนน', 'ร้านแลกคะแนน', 'gems', 19]],
  '/help': [['help-1', 'At Your Service', 'ยินดีให้บริการ', 'ยินดีให้บริการ', 'lotus', 27]],
  '/register': [['register-1', 'Welcome', 'ยินดีต้อนรับ', 'ยินดีต้อนรับ', 'elephant', 20]],
  w_login: [['login-1', 'Good Evening', 'สวัสดีตอนค่ำ', 'สวัสดีตอนค่ำ', 'moon', 0]],
};

/** What a banner says that leads somewhere. */
export const bannerCalls: Readonly<Record<'GAME' | 'PROMOTION', LocalText>> = {
  GAME: { th: 'เล่นเลย', en: 'Play now' },
  PROMOTION: { th: 'ดูโปรโมชัน', en: 'See offers' },
};

/** The line below the title where it says more than that, Thai and English. */
const notes: Readonly<Record<string, readonly [th: string, en: string]>> = {
  'home-1': ['เกมจาก Mekhala Studio', 'Games by Mekhala Studio'],
  'home-2': ['โปรโมชันของเดือนนี้', 'Offers of this month'],
  'home-3': ['เกมทองที่เล่นมากที่สุด', 'The most played gold games'],
  'home-4': ['เกมจาก Chada Games', 'Games by Chada Games'],
  'rng-1': ['เกมจาก Lantern Works', 'Games by Lantern Works'],
  'rng-2': ['เกมจาก Khanom Labs', 'Games by Khanom Labs'],
  'rng-3': ['โปรโมชันสำหรับสล็อต', 'Offers for slots'],
  'points-1': ['แลกของด้วยคะแนน', 'Shop with your points'],
};

/** The pictures of categories. All other banners show their motif. */
const scenes: Readonly<Record<string, SceneKind>> = {
  'fish-1': 'fishing',
  'fish-2': 'fishing',
  'pvp-1': 'cards',
  'pvp-2': 'cards',
  'elott-1': 'lottery',
  'elott-2': 'lottery',
};

/** All banners, ordered by group. */
export const banners: readonly SeedBanner[] = Object.entries(groups).flatMap(([groupName, rows]) =>
  rows.map(([bannerId, title, thai, lettering, motif, palette, linkage = '']): SeedBanner => ({
    bannerId,
    groupName,
    linkageType: linkage === '' ? 'NONE' : linkage === promotions ? 'PROMOTION' : 'GAME',
    linkage,
    title: { th: thai, en: title },
    note: { th: notes[bannerId]?.[0] ?? '', en: notes[bannerId]?.[1] ?? '' },
    art: {
      ...{ title: { th: lettering, en: title }, motif, palette },
      ...(scenes[bannerId] !== undefined && { scene: scenes[bannerId] }),
    },
  })),
);
