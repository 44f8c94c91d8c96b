import type { GameType } from '#api/primitives.ts';
import type { LocalText } from '../language.ts';
import { marked } from '../texts/wholeWords.ts';
import type { Classification } from './catalogue.types.ts';

/** NAV-04: the categories in the order of the navigation, with the paths of their pages. */
export const gameTypeMenu: readonly { readonly gameType: GameType; readonly name: LocalText; readonly page: string }[] =
  [
    { gameType: 'RNG', name: { th: 'สล็อต', en: 'Slots' }, page: '/rng' },
    { gameType: 'LIVE', name: marked({ th: 'คาสิโนสด', en: 'Live casino' }), page: '/live' },
    { gameType: 'FISH', name: { th: 'ยิงปลา', en: 'Fishing' }, page: '/fish' },
    { gameType: 'PVP', name: { th: 'เกมไพ่', en: 'Card games' }, page: '/pvp' },
    { gameType: 'SPORTS', name: { th: 'กีฬา', en: 'Sports' }, page: '/sports' },
    { gameType: 'ESPORTS', name: marked({ th: 'อีสปอร์ต', en: 'Esports' }), page: '/esports' },
    { gameType: 'COCKFIGHT', name: { th: 'ไก่ชน', en: 'Cockfight' }, page: '/cockfight' },
    { gameType: 'LOTT', name: { th: 'หวย', en: 'Lottery' }, page: '/lottery' },
    { gameType: 'ELOTT', name: { th: 'หวยออนไลน์', en: 'Online lottery' }, page: '/elott' },
  ];

/** SLT-06: the names of the classifications. */
export const classificationNames: readonly { readonly code: Classification | 'BINGO'; readonly name: LocalText }[] = [
  { code: 'SLOT', name: { th: 'สล็อต', en: 'Slots' } },
  { code: 'TABLE', name: { th: 'เกมโต๊ะ', en: 'Table games' } },
  { code: 'ARCADE', name: marked({ th: 'อาร์เคด', en: 'Arcade' }) },
  { code: 'VIDEOPOKER', name: { th: 'วิดีโอโป๊กเกอร์', en: 'Video poker' } },
  { code: 'SCRATCH', name: { th: 'บัตรขูด', en: 'Scratch' } },
  { code: 'BINGO', name: { th: 'บิงโก', en: 'Bingo' } },
];
