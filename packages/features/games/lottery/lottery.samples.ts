import { fn } from 'storybook/test';
import { type DrawTimes, drawTimes, winningDigits } from '#core/catalogue/draws.ts';
import { ready } from '#core/data/remote.ts';
import { pathTo, paths } from '#core/routing/paths.ts';
import { type Globals, codeOf } from '#storybook/sampleOf.ts';
import { changeLottery, everyLottery, lotterySearch } from './lottery.model.ts';
import type { LotteryArea, LotteryCardView, LotteryResult, LotteryScreenProps } from './lottery.types.ts';
import { drawDate } from './results.model.ts';
import { drawDays } from './weekday.ts';

/** A fixed time, so that screenshots do not change; in ms. */
export const sampleNow = Date.UTC(2026, 2, 9, 8, 12, 30);

interface Row {
  readonly code: string;
  readonly th: string;
  readonly en: string;
  readonly vendor: 'LOTT' | 'TCG_LOTTO_VN' | 'TCG_SEA' | 'ELOTT';
  readonly tag: string;
  readonly days: string;
  /** Seconds until the draw ends; null when the platform does not say. */
  readonly remain: number | null;
  readonly number: string;
}

const rows: readonly Row[] = [
  ['thai', 'หวยรัฐบาลไทย', 'Thai government', 'LOTT', 'national', '', 3 * 86_400 + 11_530, '820866'],
  ['hanoi', 'ฮานอยปกติ', 'Hanoi', 'TCG_LOTTO_VN', 'north', '', 5_412, '47193'],
  ['saigon', 'โฮจิมินห์', 'Ho Chi Minh City', 'TCG_LOTTO_VN', 'south', '2,7', 341, '905518'],
  ['danang', 'ดานัง', 'Da Nang', 'TCG_LOTTO_VN', 'central', '4,7', 98, '33207'],
  ['laos', 'ลาวพัฒนา', 'Laos development', 'TCG_SEA', 'national', '2,4,6', 20, '4468'],
  ['stock', 'หุ้นไทยเย็น', 'Thai stock, close', 'LOTT', 'stock', '2,3,4,5,6', 14_872, '71'],
  ['quick5', 'ยี่กี 5 นาที', 'Yeekee 5 minutes', 'ELOTT', 'quick', '', 207, '58214'],
  ['quick1', 'ยี่กี 1 นาที', 'Yeekee 1 minute', 'ELOTT', 'quick', '', 41, '90366'],
  ['malay', 'มาเลย์ 4D', 'Malaysia 4D', 'TCG_SEA', 'national', '1,4,7', null, '2907'],
].map(
  ([code, th, en, vendor, tag, days, remain, number]) => ({ code, th, en, vendor, tag, days, remain, number }) as Row,
);

const tagNames: Readonly<Record<string, { readonly th: string; readonly en: string }>> = {
  national: { th: 'หวยรัฐ', en: 'State' },
  north: { th: 'เวียดนามเหนือ', en: 'North Vietnam' },
  central: { th: 'เวียดนามกลาง', en: 'Central Vietnam' },
  south: { th: 'เวียดนามใต้', en: 'South Vietnam' },
  stock: { th: 'หวยหุ้น', en: 'Stock' },
  quick: { th: 'ออกไว', en: 'Quick' },
  lao: { th: 'หวยลาว', en: 'Laos' },
  malay: { th: 'หวยมาเลย์', en: 'Malaysia' },
};
const vendorNames: Readonly<Record<Row['vendor'], { readonly th: string; readonly en: string }>> = {
  LOTT: { th: 'หวยไทย', en: 'Thai Lotto' },
  TCG_LOTTO_VN: { th: 'หวยเวียดนาม', en: 'Vietnam Lotto' },
  TCG_SEA: { th: 'หวยอาเซียน', en: 'SEA Lotto' },
  ELOTT: { th: 'หวยออกไว', en: 'Quick Draw' },
};

/** Props of the lottery page for stories: nine lotteries, with draws in every phase. */
export function sampleLottery(area: LotteryArea, globals: Globals): LotteryScreenProps {
  const language = codeOf(globals);
  const offered = rows.filter(({ vendor }) => area === 'all' || vendor === 'TCG_LOTTO_VN');
  const page = area === 'vn' ? pathTo('vnlottery') : paths.lottery();
  const link = ({ code, vendor }: Row, view: 'betting' | 'lobby') =>
    paths.game({ vassalage: vendor, gameType: 'LOTT', gameCode: code, view, from: page });
  const lotteries = offered.map((row, index): LotteryCardView => ({
    gameId: row.code,
    name: row[language],
    vendor: vendorNames[row.vendor][language],
    tag: tagNames[row.tag]?.[language] ?? '',
    image: null,
    days: drawDays(row.days),
    named: false,
    inMaintenance: false,
    betHref: link(row, 'betting'),
    lobbyHref: link(row, 'lobby'),
    favourite: { active: index === 1, busy: false, toggle: fn() },
  }));
  const draws = new Map(
    offered.map(({ code, remain }, index): [string, DrawTimes] => [
      code,
      drawTimes({ numero: `20260309-${index + 11}`, remainTime: remain, lockTime: 60 }, sampleNow),
    ]),
  );
  const results = offered.map((row, index): LotteryResult => {
    const winningTime = new Date(sampleNow - index * 3 * 3_600_000).toISOString();
    return {
      gameId: row.code,
      numero: `20260309-${index + 10}`,
      name: row[language],
      digits: winningDigits(row.number),
      date: drawDate(winningTime),
    };
  });
  const tags = Object.entries(tagNames).map(([code, name]) => ({ code, name: name[language] }));
  const vendors = Object.entries(vendorNames).map(([code, name]) => ({ code, name: name[language] }));
  return {
    area,
    role: 'member',
    otherAreaHref: area === 'vn' ? paths.lottery() : pathTo('vnlottery'),
    query: everyLottery,
    options: ready({ tags: area === 'vn' ? tags.slice(1, 4) : tags, vendors }),
    lotteries: ready(lotteries),
    namedMissing: false,
    draws: ready(draws, false, sampleNow),
    drawsFailed: null,
    results: ready(results),
    now: () => sampleNow,
    hrefFor: (change) => page + lotterySearch(changeLottery(everyLottery, change)),
    onChange: fn(),
    onSearch: fn(),
    onLogIn: fn(),
    onOpen: null,
  };
}
