import { fn } from 'storybook/test';
import type { LotteryItem } from '#api/lottery.ts';
import { type DrawTimes, drawTimes, winningDigits } from '#core/catalogue/draws.ts';
import { ready } from '#core/data/remote.ts';
import { pathTo, paths } from '#core/routing/paths.ts';
import { lotteryIconPath } from '#demo/art/images.ts';
import { wordsIn } from '#demo/vendors/lottery/words.ts';
import { type Globals, codeOf } from '#storybook/sampleOf.ts';
import { type LotteryChange, changeLottery, everyLottery, lotterySearch, lotteryTabs, tabOf } from './lottery.model.ts';
import type {
  LotteryArea,
  LotteryCardView,
  LotteryResult,
  LotteryScreenProps,
  Tickets,
  TicketView,
} from './lottery.types.ts';
import { drawDate } from './results.model.ts';
import { isFast, ofPage, sectionsOf } from './sections.model.ts';
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
  ['quick1', 'ยี่กี 1 นาที', 'Yeekee 1 minute', 'ELOTT', 'quick', '', 41, '903'],
  ['quick3', 'ยี่กี 3 นาที', 'Yeekee 3 minutes', 'ELOTT', 'quick', '', 7, '330'],
  ['quick10', 'ยี่กี 10 นาที', 'Yeekee 10 minutes', 'ELOTT', 'quick', '', 570, '2165'],
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

/** A ticket of the member's for stories. */
const ticketOf = (reference: string, row: Row | undefined, language: 'th' | 'en', win: string | null): TicketView => ({
  reference,
  name: row?.[language] ?? '',
  pick: '47, 74, 471',
  bought: { time: '15:02', dated: false },
  stake: '30.00',
  win,
  state: win === null ? 'waiting' : Number(win) > 0 ? 'won' : 'lost',
  href: paths.memberCentre(paths.lottery(), 'personalHistoryCopy', reference),
});

/** The member's tickets for stories: two that wait, one that has won and one that has not. */
export function sampleTickets(globals: Globals): Tickets {
  const language = codeOf(globals);
  return {
    open: [ticketOf('T-4', rows[6], language, null), ticketOf('T-3', rows[1], language, null)],
    recent: [ticketOf('T-2', rows[7], language, '2700.00'), ticketOf('T-1', rows[2], language, '0.00')],
  };
}

/** Props of the lottery page for stories: eleven lotteries, with draws in every phase. */
export function sampleLottery(
  area: LotteryArea,
  globals: Globals,
  change: LotteryChange | null = null,
): LotteryScreenProps {
  const language = codeOf(globals);
  const query = change === null ? everyLottery : changeLottery(everyLottery, change);
  const page = area === 'vn' ? pathTo('vnlottery') : area === 'fast' ? pathTo('elott') : paths.lottery();
  const hrefFor = (next: LotteryChange) => page + lotterySearch(changeLottery(query, next));
  const items = ofPage(
    rows.map((row) => toItem(row, language)),
    area,
    query,
  );
  const draws = new Map(
    rows.map(({ code, remain }, index): [string, DrawTimes] => [
      code,
      drawTimes({ numero: `20260309-${index + 11}`, remainTime: remain, lockTime: lockOf(code) }, sampleNow),
    ]),
  );
  const link = ({ gameCode, vendor }: LotteryItem, view: 'betting' | 'lobby') =>
    paths.game({ vassalage: vendor, gameType: 'LOTT', gameCode, view, from: page });
  const toCard = (item: LotteryItem): LotteryCardView => ({
    gameId: item.gameId,
    name: item.remark,
    vendor: vendorNames[item.vendor as Row['vendor']][language],
    tag: tagNames[item.gameMenuTag]?.[language] ?? '',
    image: lotteryIconPath(item.gameId),
    days: drawDays(item.drawDayOfWeek),
    fast: isFast(item),
    pays: item.pays,
    named: false,
    inMaintenance: false,
    betHref: link(item, 'betting'),
    lobbyHref: link(item, 'lobby'),
    favourite: { active: item.gameId === 'hanoi', busy: false, toggle: fn() },
  });
  const results = rows.map((row, index): LotteryResult => {
    const winningTime = new Date(sampleNow - index * 3 * 3_600_000).toISOString();
    return {
      gameId: row.code,
      numero: `20260309-${index + 10}`,
      name: row[language],
      digits: winningDigits(row.number),
      date: drawDate(winningTime),
      drawnAt: Date.parse(winningTime),
    };
  });
  const tags = Object.entries(tagNames).map(([code, name]) => ({ code, name: name[language] }));
  const vendors = Object.entries(vendorNames).map(([code, name]) => ({ code, name: name[language] }));
  const context = { query, draws: ready(draws), now: sampleNow, ahead: 0 };
  return {
    area,
    role: 'member',
    tabs: lotteryTabs.map((id) => ({
      ...{ id, href: hrefFor({ tab: id === 'fast' ? '' : id }) },
      count: id === 'mine' ? sampleTickets(globals).open.length : null,
    })),
    tab: tabOf(query, area === 'vn' ? 'vn' : 'fast'),
    query,
    options: ready({ tags: area === 'vn' ? tags.slice(1, 4) : tags, vendors }),
    sections: ready(sectionsOf(items, context, toCard)),
    namedMissing: false,
    vendorMissing: false,
    draws: ready(draws, false, sampleNow),
    drawsFailed: null,
    results: ready(results),
    drawn: new Map(),
    ticketEvents: null,
    tickets: {
      ...{ from: page, recordHref: paths.memberCentre(page, 'personalHistoryCopy'), fastHref: page },
      Tickets: () => null,
    },
    stop: null,
    homeHref: paths.home(),
    ahead: 0,
    now: () => sampleNow,
    hrefFor,
    onChange: fn(),
    onSearch: fn(),
    onLogIn: fn(),
    onOpen: null,
  };
}

const lockOf = (code: string): number => (code.startsWith('quick') ? 10 : 60);

/** A lottery as the platform sends it. */
const toItem = ({ code, vendor, tag, days, ...row }: Row, language: 'th' | 'en'): LotteryItem => ({
  gameId: code,
  gameCode: code,
  vendor,
  gameType: 'LOTT',
  remark: row[language],
  gameMenuTag: tag,
  gameMenus: [tag],
  numero: '',
  remainTime: null,
  lockTime: null,
  drawDayOfWeek: days,
  winningTime: null,
  defaultPlayType: null,
  pays: row.number.length > 2 ? { play: wordsIn(language).say('last3'), times: 850 } : null,
  icon: '',
});
