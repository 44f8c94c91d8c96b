import { withoutLineMarks } from '#text/lineMarks.ts';
import type { LocalText } from '../language.ts';

/**
 * English words that are no part of a name: with another word of the lists they mean something else, or do so alone. The lists have
 * none of them; who adds a word learns it here.
 */
const unfitEnglish =
  /\b(?:showers?|fist(?:s|ing)?|cocks?|pussy|pussies|ass(?:es)?|balls?|nuts?|wood(?:y|ies)|bananas?|eggplants?|melons|beavers?|queer|fairies|mushrooms?|weed|grass|poppy|poppies|needles?|pipes?|ovens?|chambers?|slaves?|negro|gypsy|devils?|buddha|monks?|kings? of siam|shooters?|bombers?|guns?|suicide|death|dead|blood(?:y)?|sex(?:y)?|nude|naked|virgins?|kids?|child(?:ren)?|school(?:girl|boy)s?)\b/i;

/** English words that must not meet in one name, in whatever order, and what else stands between them. */
const pairsApart: readonly (readonly [string, string])[] = [
  // Names of games that exist.
  ['star', 'burst'],
  ['candy', 'crush'],
  ['pink', 'panther'],
  ['fruit', 'party'],
  ['sweet', 'bonanza'],
  // Innuendo.
  ['juicy', 'cherry'],
  ['pink', 'cat'],
  ['giant', 'rooster'],
  ['pink', 'pearl'],
  // Drugs.
  ['crystal', 'ice'],
  // What hurts people, or did.
  ['black', 'monkey'],
  ['white', 'warrior'],
  ['iron', 'cross'],
  ['grill', 'camp'],
  ['astronaut', 'crash'],
  ['rocket', 'crash'],
];

/** Thai words and parts of words that are rude, alone or in what stands side by side. Orchids (กล้วยไม้) are none. */
const unfitThai =
  /ควย|ควาย|หี|เย็ด|เงี่ยน|แรด|กะหรี่|ตูด|จู๋|จิ๋ม|จิ้ม|เสียว|แตด|ปี้(?!่)|เหี้ย|สัตว์นรก|ระยำ|หำ|กล้วย(?!ไม้)|หอย(?!สังข์)|จำปี|นมสด|เห็ดขี้|ยาบ้า|กัญชา|ฆ่า|พระพุทธ/;

/** Whether a name must not be given to a game or a table: what its words mean together is not what each of them means. */
export function isUnfit({ en, th }: LocalText): boolean {
  const words = new Set(en.toLowerCase().split(/[^a-z]+/));
  return (
    unfitEnglish.test(en) ||
    unfitThai.test(withoutLineMarks(th)) ||
    pairsApart.some(([one, other]) => words.has(one) && words.has(other))
  );
}
