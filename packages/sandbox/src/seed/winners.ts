import type { GameType } from '#api/primitives.ts';
import { type Random, createRandom } from '#demo/art/random.ts';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueGame } from './catalogue.types.ts';
import { tablesOf } from './liveTables.ts';
import { seedLotteries } from './lotteries.ts';

/** What was played: a game, a live table, a lottery, or a vendor's lobby. */
export interface Played {
  readonly vassalage: string;
  readonly gameType: GameType;
  /** Null for what is not in the catalogue of games. */
  readonly nodeId: number | null;
  /** '' for a lobby. */
  readonly gameCode: string;
}

/** A win in the list of winners. */
export interface Win extends Played {
  /** Not masked. */
  readonly nickname: string;
  readonly satang: number;
}

/** The smallest win on the winner board. */
export const smallestWinSatang = 50_000;
const largest = 50_000_000;
/** Most wins are in the first games of the catalogue, which include the hot ones. */
const popularCount = 300;

/** The game types of every hundred wins. */
const shares: readonly (readonly [GameType, number])[] = [
  ['RNG', 44],
  ['LIVE', 18],
  ['FISH', 12],
  ['PVP', 9],
  ['SPORTS', 9],
  ['ELOTT', 5],
  ['LOTT', 3],
];

/**
 * The invented wins of one day, derived from the seed: many small ones and a few large ones.
 *
 * @param only a game type; without it, all types
 */
export function winsOfDay(
  { seed, day, only }: { readonly seed: number; readonly day: number; readonly only?: string | undefined },
  catalogue: Catalogue,
  count: number,
): readonly Win[] {
  const random = createRandom(seed, `wins ${day} ${only ?? ''}`);
  const kinds = shares.flatMap(([type, share]) => {
    const places = only === undefined || only === type ? placesOf(type, catalogue) : [];
    return places.length === 0 ? [] : Array.from({ length: share }, () => places);
  });
  if (kinds.length === 0) return [];
  return Array.from({ length: count }, () => ({
    nickname: nameAccount(random),
    ...pickPlace(random, random.pick(kinds)),
    satang: Math.round(smallestWinSatang * (largest / smallestWinSatang) ** (random.next() * random.range(0.6, 1))),
  }));
}

const pickPlace = (random: Random, places: readonly Played[]): Played =>
  random.pick(random.chance(0.8) ? places.slice(0, popularCount) : places);

const playedGame = ({ vassalage, gameType, nodeId, gameCode }: CatalogueGame): Played => ({
  vassalage,
  gameType,
  nodeId,
  gameCode,
});

const everything = { vassalage: '', classification: '', name: '', minBetSatang: null } as const;

/** Where wins of a game type can happen, most popular first. */
function placesOf(gameType: GameType, { indexByType, vendors }: Catalogue): readonly Played[] {
  const listed = indexByType.get(gameType)?.find(everything);
  if (listed !== undefined) return listed.filter(({ isGame }) => isGame).map(playedGame);
  const ofKind = vendors.filter((vendor) => vendor.gameType === gameType);
  if (gameType === 'LIVE') {
    // Only tables that are always open, because the board links to them.
    const tables = ofKind.flatMap(tablesOf).filter(({ shift, inRepair }) => shift === 'always' && !inRepair);
    return tables.map(({ vassalage, roomId }) => ({ vassalage, gameType, nodeId: null, gameCode: roomId }));
  }
  if (gameType === 'SPORTS') {
    return ofKind.map(({ vassalage }) => ({ vassalage, gameType, nodeId: null, gameCode: '' }));
  }
  return seedLotteries('full')
    .filter(({ vassalage }) => ofKind.some((vendor) => vendor.vassalage === vassalage))
    .map(({ vassalage, id }) => ({ vassalage, gameType, nodeId: null, gameCode: id }));
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

// Invented account names: a nickname, mostly with a suffix.
const latin = words(`
  somchai malee nok ploy krit arthit bank beer boss fah gift golf ice jane kaew mint nan oat pim tong wan yok benz fluke
  mook namwan palm pond prae tangmo tonkla winwin luckyfah nongbeam padthai88 mekong chaiyo sabai moo dao fern joy
`);
const endings = words('88 99 789 1995 2541 _th .bkk za55 007 168 _11 x9 2020 555');
const thai = words(`
  มาลีนำโชค หนุ่มบ้านนา สาวริมโขง พี่ต้นสายบุญ น้องแตงโม ลุงชัยใจดี ฟ้าหลังฝน เจ้าสัวน้อย แม่มณี ดาวเหนือ ข้าวเหนียวมะม่วง
  ไอ้หนุ่มตังเก น้ำหวานเย็นใจ กระต่ายจันทร์ แมวเก้าชีวิต คนเมืองปาย
`);

export function nameAccount(random: Random): string {
  const name = random.chance(0.35) ? random.pick(thai) : random.pick(latin);
  return random.chance(0.75) ? name + random.pick(endings) : name;
}
