import { type GameType, gameTypes } from '#api/primitives.ts';
import type { LocalText } from '../language.ts';

/** An amount to wager within a week, from Monday to Sunday. */
export interface SeedMission {
  readonly code: string;
  /** The game types whose bets count. */
  readonly gameTypes: readonly GameType[];
  readonly name: LocalText;
  readonly text: LocalText;
  readonly targetSatang: number;
  readonly rewardSatang: number;
  /** How many tickets of the wheel come with the reward. */
  readonly tickets: number;
}

const rule: LocalText = {
  th: 'นับเดิมพันที่รู้ผลแพ้ชนะแล้วภายในวันจันทร์ถึงวันอาทิตย์ของสัปดาห์นั้น',
  en: 'Counts bets that are won or lost from Monday to Sunday.',
};

type Row = readonly [
  code: string,
  gameTypes: readonly GameType[],
  th: string,
  en: string,
  aboutTh: string,
  aboutEn: string,
  targetBaht: number,
  rewardBaht: number,
];

const rows: readonly Row[] = [
  ['all', gameTypes, 'ภารกิจรวมทุกเกม', 'Every game', 'เล่นเกมใดก็ได้', 'Play any game.', 3_000, 60],
  ['slots', ['RNG'], 'ภารกิจสล็อต', 'Slots', 'เล่นสล็อตของค่ายใดก็ได้', 'Play slots from any vendor.', 1_000, 20],
  ['live', ['LIVE'], 'ภารกิจคาสิโนสด', 'Live casino', 'เล่นที่โต๊ะใดก็ได้', 'Play at any live table.', 800, 15],
  ['sports', ['SPORTS', 'ESPORTS'], 'ภารกิจกีฬา', 'Sports', 'ทายผลกีฬาหรืออีสปอร์ต', 'Bet on sports or esports.', 500, 10],
  ['lottery', ['LOTT', 'ELOTT'], 'ภารกิจหวย', 'Lottery', 'ซื้อหวยชนิดใดก็ได้', 'Buy tickets for any lottery.', 300, 8],
];

/** The missions in list order. */
export const missions: readonly SeedMission[] = rows.map(
  ([code, types, th, en, aboutTh, aboutEn, targetBaht, rewardBaht]) => ({
    code,
    gameTypes: types,
    name: { th, en },
    text: { th: `${aboutTh} ${rule.th}`, en: `${aboutEn} ${rule.en}` },
    targetSatang: targetBaht * 100,
    rewardSatang: rewardBaht * 100,
    tickets: code === 'all' ? 1 : 0,
  }),
);
