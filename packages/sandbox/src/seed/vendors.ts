import type { GameType } from '#api/primitives.ts';
import { type Motif, motifs } from '#demo/art/motifs.ts';
import type { LocalText } from '../language.ts';
import { marked } from '../texts/wholeWords.ts';
import type { CatalogueVendor } from './catalogue.types.ts';

/** A slot vendor, with its share of the catalogue and the motifs of its games. */
interface SlotVendor {
  readonly vassalage: string;
  readonly name: string;
  /** Index of its colour palette. */
  readonly palette: number;
  readonly share: number;
  readonly isHot: boolean;
  readonly motifs: readonly Motif[];
}

type Row = readonly [vassalage: string, name: string, palette: number, share: number, motifs: string, hot?: 'hot'];

// All vendors and names are invented. Please report a resemblance to a real one.
const slotRows: readonly Row[] = [
  ['LTWR', 'Lantern Works', 0, 9, 'dragon temple moon gold fire', 'hot'],
  ['SLKR', 'Silk Reel', 5, 8, 'lotus garden moon gems temple', 'hot'],
  ['BNYP', 'Banyan Play', 10, 8, 'elephant tiger garden temple fruit', 'hot'],
  ['MKLA', 'Mekhala Studio', 24, 7, 'sea stars gems moon', 'hot'],
  ['TUKS', 'Tuk Tuk Spin', 16, 7, 'fruit gold fire football', 'hot'],
  ['KHNM', 'Khanom Labs', 6, 6, 'fruit garden lotus stars'],
  ['RPTD', 'Riptide Atelier', 11, 6, 'sea gems naga stars'],
  ['CHDA', 'Chada Games', 19, 6, 'temple naga lotus gold', 'hot'],
  ['MNSN', 'Monsoon Nine', 7, 5, 'dragon sea fire tiger'],
  ['CPRB', 'Copper Bell', 28, 5, 'fruit gold gems temple'],
  ['TGLY', 'Tigerlily House', 4, 5, 'tiger garden elephant lotus'],
  ['STKT', 'Starkite', 13, 5, 'stars moon gems football'],
  ['KRTG', 'Krathong Games', 22, 4, 'moon lotus naga sea'],
  ['PMLO', 'Pomelo Pixel', 15, 4, 'fruit football garden stars'],
  ['NTBZ', 'Night Bazaar Co.', 9, 4, 'gold fire moon dragon'],
  ['RNGM', 'Ringside Makers', 17, 4, 'boxing football tiger fire'],
  ['SMPN', 'Sampan Games', 3, 4, 'sea dragon lotus gold'],
  ['WYNG', 'Wayang House', 14, 3, 'temple naga elephant moon'],
  ['VRDH', 'Verandah Reels', 18, 3, 'garden lotus fruit gems'],
  ['LMPU', 'Lamphu Play', 21, 3, 'naga garden stars lotus'],
  ['KLAY', 'Fired Clay', 12, 3, 'elephant temple gold boxing'],
  ['OXBW', 'Oxbow & Daughters', 26, 3, 'tiger elephant dragon gems'],
  ['PLNG', 'Phleng Reels', 20, 2, 'moon stars boxing garden'],
  ['GLDR', 'Golden Rooster Lab', 23, 2, 'gold dragon fire fruit'],
];

/** The vendors of slots. */
export const slotVendors: readonly SlotVendor[] = slotRows.map(
  ([vassalage, name, palette, share, favourites, hot]) => ({
    vassalage,
    name,
    palette,
    share,
    isHot: hot === 'hot',
    motifs: favourites.split(' ').map(toMotif),
  }),
);

function toMotif(name: string): Motif {
  const motif = motifs.find((known) => known === name);
  if (motif === undefined) throw new Error(`no such motif: ${name}`);
  return motif;
}

type OtherRow = readonly [gameType: GameType, vassalage: string, en: string, th: string, palette: number, hot?: 'hot'];

// The codes of cockfight and lottery vendors are fixed (NAV-07, GAM-01). Their names are invented too.
const otherRows: readonly OtherRow[] = [
  ['LIVE', 'RVSD', 'Riverside Live', 'Riverside Live', 9, 'hot'],
  ['LIVE', 'ANGP', 'Angel Parlour', 'Angel Parlour', 22, 'hot'],
  ['LIVE', 'PRLS', 'Pearl Salon', 'Pearl Salon', 6],
  ['LIVE', 'VLVT', 'Velvet Table', 'Velvet Table', 19],
  ['LIVE', 'HRBL', 'Harbour Lights', 'Harbour Lights', 3],
  ['LIVE', 'LTSC', 'Lotus Court', 'Lotus Court', 2],
  ['LIVE', 'MRGD', 'Marigold Club', 'Marigold Club', 8],
  ['FISH', 'DPRF', 'Deep Reef', 'Deep Reef', 11, 'hot'],
  ['FISH', 'CRLH', 'Coral Hunter', 'Coral Hunter', 24],
  ['FISH', 'KOIP', 'Koi Parade', 'Koi Parade', 4],
  ['FISH', 'ABYS', 'Abyss Seven', 'Abyss Seven', 7],
  ['PVP', 'PDNG', 'Pok Deng Club', 'ชมรมป๊อกเด้ง', 1, 'hot'],
  ['PVP', 'CRDH', 'Card Harbour', 'Card Harbour', 13],
  ['PVP', 'FANG', 'Nine Fans', 'Nine Fans', 5],
  ['PVP', 'TBLT', 'Table Talk', 'Table Talk', 12],
  ['SPORTS', 'KCKL', 'Kickline', 'Kickline', 21, 'hot'],
  ['SPORTS', 'FRPL', 'Fairplay Sports', 'Fairplay Sports', 27],
  ['SPORTS', 'TCHL', 'Touchline', 'Touchline', 28],
  ['SPORTS', 'FB', 'Front Bench', 'Front Bench', 15],
  ['SPORTS', 'NXAR', 'Nexus Arena', 'Nexus Arena', 13],
  ['SPORTS', 'PXLG', 'Pixel League', 'Pixel League', 19],
  ['SPORTS', 'DS88', 'Crown Spur', 'เดือยมงกุฎ', 16],
  ['SPORTS', 'SV3', 'Red Comb', 'หงอนแดง', 23],
  ['SPORTS', 'WS168', 'Dawn Ring', 'สังเวียนรุ่งอรุณ', 17],
  ['SPORTS', 'WGB', 'Bamboo Pit', 'สังเวียนไผ่', 10],
  ['SPORTS', 'DIG', 'Feather & Field', 'Feather & Field', 25],
  ['LOTT', 'LOTT', 'Thai Lotto', 'หวยไทย', 18],
  ['LOTT', 'TCG_LOTTO_VN', 'Vietnam Lotto', 'หวยเวียดนาม', 1],
  ['ELOTT', 'ELOTT', 'Quick Draw', 'หวยออกไว', 14],
  ['ELOTT', 'TCG_SEA', 'SEA Lotto', 'หวยอาเซียน', 29],
];

/** SPORTS vendors that the site shows as categories of their own (NAV-07). */
export const derivedCategories: Readonly<Record<'ESPORTS' | 'COCKFIGHT', readonly string[]>> = {
  ESPORTS: ['NXAR', 'PXLG'],
  COCKFIGHT: ['DS88', 'SV3', 'WS168', 'WGB', 'DIG'],
};

const sameInBoth = (name: string): LocalText => ({ th: name, en: name });

/** All vendors, in the order of the navigation. */
export const vendors: readonly CatalogueVendor[] = [
  ...slotVendors.map(({ vassalage, name, palette, isHot }): CatalogueVendor => ({
    vassalage,
    name: sameInBoth(name),
    mark: name,
    gameType: 'RNG',
    accountTypeId: `RNG-${vassalage}`,
    palette,
    isHot,
  })),
  ...otherRows.map(([gameType, vassalage, en, th, palette, hot]): CatalogueVendor => ({
    vassalage,
    name: marked({ en, th }),
    mark: en,
    gameType,
    accountTypeId: `${gameType}-${vassalage}`,
    palette,
    isHot: hot === 'hot',
  })),
];
