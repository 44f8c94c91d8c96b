import { type Random, createRandom } from '../art/random.ts';
import type { CatalogueGame } from './catalogue.ts';

export interface Win {
  /** The account's own name, in full. */
  readonly nickname: string;
  readonly game: CatalogueGame;
  readonly satang: number;
}

const smallest = 50_000;
const largest = 50_000_000;
/** Most is won where most is played: among the first of the catalogue, which are the hot ones and some more. */
const popularCount = 300;

/** The wins of one day, made from the seed: many small ones, and a few that make people look. */
export function winsOfDay(seed: number, day: number, games: readonly CatalogueGame[], count: number): readonly Win[] {
  if (games.length === 0) return [];
  const random = createRandom(seed, `wins ${day}`);
  const popular = games.slice(0, popularCount);
  return Array.from({ length: count }, () => ({
    nickname: nameAccount(random),
    game: random.pick(random.chance(0.8) ? popular : games),
    satang: Math.round(smallest * (largest / smallest) ** (random.next() * random.range(0.6, 1))),
  }));
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

// Invented, in the way people call themselves: a nickname, then what was still free.
const latin = words(`
  somchai malee nok ploy krit arthit bank beer boss fah gift golf ice jane kaew mint nan oat pim tong wan yok benz fluke
  mook namwan palm pond prae tangmo tonkla winwin luckyfah nongbeam padthai88 mekong chaiyo sabai moo dao fern joy
`);
const endings = words('88 99 789 1995 2541 _th .bkk za55 007 168 _11 x9 2020 555');
const thai = words(`
  มาลีนำโชค หนุ่มบ้านนา สาวริมโขง พี่ต้นสายบุญ น้องแตงโม ลุงชัยใจดี ฟ้าหลังฝน เจ้าสัวน้อย แม่มณี ดาวเหนือ ข้าวเหนียวมะม่วง
  ไอ้หนุ่มตังเก น้ำหวานเย็นใจ กระต่ายจันทร์ แมวเก้าชีวิต คนเมืองปาย
`);

function nameAccount(random: Random): string {
  const name = random.chance(0.35) ? random.pick(thai) : random.pick(latin);
  return random.chance(0.75) ? name + random.pick(endings) : name;
}
