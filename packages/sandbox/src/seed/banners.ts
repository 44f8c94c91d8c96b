import type { Motif } from '../art/motifs.ts';

export interface SeedBanner {
  readonly bannerId: string;
  /** BAN-02: the route it belongs to, or `w_login`. */
  readonly groupName: string;
  readonly linkageType: 'NONE' | 'GAME' | 'PROMOTION';
  /** What is written on it: Latin, short. */
  readonly title: string;
  readonly motif: Motif;
  /** Index into the palettes of the art. */
  readonly palette: number;
}

type Row = readonly [id: string, title: string, motif: Motif, palette: number, linkageType?: 'GAME' | 'PROMOTION'];

const groups: Readonly<Record<string, readonly Row[]>> = {
  '/': [
    ['home-1', 'Ten Thousand Nights', 'moon', 0, 'GAME'],
    ['home-2', 'Lotus Season', 'lotus', 6, 'PROMOTION'],
    ['home-3', 'Gold Hour', 'gold', 8],
    ['home-4', 'Naga Fire Week', 'naga', 24, 'GAME'],
  ],
  '/rng': [
    ['rng-1', 'Dragon Parade', 'dragon', 1, 'GAME'],
    ['rng-2', 'Fruit Market Days', 'fruit', 4, 'GAME'],
    ['rng-3', 'Temple of Gold', 'temple', 17, 'PROMOTION'],
  ],
  '/live': [
    ['live-1', 'Riverside Evening', 'moon', 9],
    ['live-2', 'Pearl Salon', 'gems', 22, 'PROMOTION'],
  ],
  '/fish': [
    ['fish-1', 'Deep Reef', 'sea', 11, 'GAME'],
    ['fish-2', 'Coral Hunter', 'sea', 24],
  ],
  '/pvp': [
    ['pvp-1', 'Card Harbour', 'gold', 13],
    ['pvp-2', 'Nine Fans', 'fire', 16, 'PROMOTION'],
  ],
  '/sports': [
    ['sports-1', 'Derby Day', 'football', 21],
    ['sports-2', 'Fight Night', 'boxing', 26],
    ['sports-3', 'Top League', 'football', 13, 'PROMOTION'],
  ],
  '/esports': [
    ['esports-1', 'Nexus Arena', 'stars', 19],
    ['esports-2', 'Pixel League', 'fire', 13],
  ],
  '/elott': [
    ['elott-1', 'Quick Draw', 'stars', 15],
    ['elott-2', 'Lucky Garden', 'garden', 2, 'PROMOTION'],
  ],
  '/cockfight': [
    ['cockfight-1', 'Dawn Ring', 'fire', 17],
    ['cockfight-2', 'Bamboo Pit', 'garden', 10],
  ],
  '/promotions': [['promotions-1', 'This Month', 'gold', 0, 'PROMOTION']],
  '/pointMall': [['points-1', 'Points Mall', 'gems', 19]],
  '/help': [['help-1', 'At Your Service', 'lotus', 27]],
  '/register': [['register-1', 'Welcome', 'elephant', 20]],
  w_login: [['login-1', 'Good Evening', 'moon', 0]],
};

/** All banners, in the order of their groups. */
export const banners: readonly SeedBanner[] = Object.entries(groups).flatMap(([groupName, rows]) =>
  rows.map(([bannerId, title, motif, palette, linkageType]): SeedBanner => ({
    bannerId,
    groupName,
    linkageType: linkageType ?? 'NONE',
    title,
    motif,
    palette,
  })),
);

export const bannerById: ReadonlyMap<string, SeedBanner> = new Map(banners.map((banner) => [banner.bannerId, banner]));
