import type { Motif } from '#demo/art/motifs.ts';
import { hash } from '#demo/art/random.ts';
import type { LocalText } from '../language.ts';
import { marked } from '../texts/wholeWords.ts';
import type { CatalogueVendor } from './catalogue.types.ts';

/** The games of live tables. */
export const tableGames = ['baccarat', 'dragonTiger', 'sicBo', 'hiLo', 'roulette'] as const;
export type TableGame = (typeof tableGames)[number];

/** Names of the table games. */
export const tableGameNames: Readonly<Record<TableGame, LocalText>> = {
  baccarat: marked({ th: 'บาคาร่า', en: 'Baccarat' }),
  dragonTiger: { th: 'เสือมังกร', en: 'Dragon Tiger' },
  sicBo: marked({ th: 'ซิกโบ', en: 'Sic Bo' }),
  hiLo: { th: 'ไฮโล', en: 'Hi-Lo' },
  roulette: marked({ th: 'รูเล็ต', en: 'Roulette' }),
};

/** A live table, without its current state. */
export interface LiveTable {
  readonly roomId: string;
  readonly vassalage: string;
  readonly name: LocalText;
  readonly game: TableGame;
  readonly motif: Motif;
  /** The limits of one bet. */
  readonly minSatang: number;
  readonly maxSatang: number;
  /** When it is open: always, or in one shift of twelve hours. */
  readonly shift: 'always' | 'day' | 'night';
  readonly inRepair: boolean;
}

// The names of the tables: fragrant flowers of Thai gardens.
const flowers: readonly (readonly [th: string, en: string, motif: Motif])[] = [
  ['มะลิ', 'Jasmine', 'garden'],
  ['กล้วยไม้', 'Orchid', 'garden'],
  ['บัวหลวง', 'Lotus', 'lotus'],
  ['ลีลาวดี', 'Frangipani', 'temple'],
  ['จำปา', 'Champak', 'moon'],
  ['ราชพฤกษ์', 'Ratchaphruek', 'gold'],
  ['เฟื่องฟ้า', 'Bougainvillea', 'fire'],
  ['พุดซ้อน', 'Gardenia', 'stars'],
  ['ชบา', 'Hibiscus', 'gems'],
  ['พิกุล', 'Bulletwood', 'tiger'],
];

/** The limits of the tables, in baht. */
const limits: readonly (readonly [min: number, max: number])[] = [
  [20, 2_000],
  [50, 5_000],
  [10, 1_000],
  [100, 10_000],
  [20, 2_000],
  [500, 50_000],
  [50, 5_000],
  [1_000, 100_000],
];

// Baccarat is played most.
const order: readonly TableGame[] = [
  'baccarat',
  'dragonTiger',
  'hiLo',
  'baccarat',
  'roulette',
  'sicBo',
  'baccarat',
  'dragonTiger',
  'hiLo',
  'roulette',
];

/** The six to ten tables of a live vendor, derived from its code; none for other vendors. */
export function tablesOf({ vassalage, gameType }: CatalogueVendor): readonly LiveTable[] {
  if (gameType !== 'LIVE') return [];
  const seed = hash(vassalage);
  const count = 6 + (seed % 5);
  return Array.from({ length: count }, (_, at) => {
    const [th = '', en = '', motif = 'gems'] = flowers[(at + seed) % flowers.length] ?? [];
    const [min = 20, max = 2_000] = limits[(at + seed) % limits.length] ?? [];
    const game = order[at % order.length] ?? 'baccarat';
    const { th: gameTh, en: gameEn } = tableGameNames[game];
    return {
      roomId: `${vassalage}-T${String(at + 1).padStart(2, '0')}`,
      vassalage,
      name: marked({ th: `${gameTh} ${th}`, en: `${gameEn} ${en}` }),
      game,
      motif,
      minSatang: min * 100,
      maxSatang: max * 100,
      // At any time one of these two is closed.
      shift: at === count - 3 ? 'day' : at === count - 2 ? 'night' : 'always',
      inRepair: at === count - 1,
    };
  });
}
