import { describe, expect, it } from 'vitest';
import {
  type LotteryView,
  changeLottery,
  chooseLotteries,
  everyLottery,
  lotterySearch,
  parseLotteryView,
  pickById,
  tabOf,
} from './lottery.model.ts';

const full: LotteryView = {
  tab: 'asean',
  list: 'hot',
  tag: 'north',
  weekday: 3,
  search: 'ฮานอย',
  vendor: 'TCG_SEA',
  gameCode: 'hanoi',
  playType: '2d',
};

describe('URL', () => {
  it('round-trips a view', () => {
    expect(parseLotteryView(new URLSearchParams(lotterySearch(full)))).toEqual(full);
  });
  it('has no search for every lottery', () => expect(lotterySearch(everyLottery)).toBe(''));
  it.each(['list=all', 'day=0', 'day=8', 'day=x', 'day=1.0', ''])('reads ?%s as every lottery', (text) => {
    expect(parseLotteryView(new URLSearchParams(text))).toEqual(everyLottery);
  });
  it('reads the vendor of a category’s address (RT-05d)', () =>
    expect(parseLotteryView(new URLSearchParams('vassalage=TCG_SEA')).vendor).toBe('TCG_SEA'));
  it('truncates long values', () => {
    const { search, tag } = parseLotteryView(new URLSearchParams({ q: 'x'.repeat(5000), tag: 'y'.repeat(5000) }));
    expect([search.length, tag.length]).toEqual([60, 60]);
  });
});

describe('changeLottery (LOT-03)', () => {
  it('another list clears tag, weekday and tab, and keeps the other choices', () => {
    expect(changeLottery(full, { list: 'recent' })).toEqual({
      ...full,
      tab: '',
      list: 'recent',
      tag: '',
      weekday: 0,
      gameCode: '',
      playType: '',
    });
  });
  it.each([{ tag: 'b' }, { weekday: 7 }, { search: 'x' }, { vendor: 'LOTT' }] as const)(
    '%j combines with the other filters, and clears the named lottery',
    (change) => expect(changeLottery(full, change)).toEqual({ ...full, gameCode: '', playType: '', ...change }),
  );
  it('another tab keeps the search alone (LOT-06a)', () =>
    expect(changeLottery(full, { tab: 'today' })).toEqual({ ...everyLottery, search: full.search, tab: 'today' }));
  it('all clears every choice', () => expect(changeLottery(full, { all: true })).toEqual(everyLottery));
});

const item = (gameCode: string, more: Partial<Parameters<typeof chooseLotteries>[0][number]> = {}) => ({
  gameId: gameCode,
  gameCode,
  vendor: 'LOTT',
  remark: gameCode,
  gameMenuTag: 'a',
  gameMenus: [],
  drawDayOfWeek: '',
  ...more,
});

describe('tabOf (LOT-06a)', () => {
  it.each([
    [{}, 'fast'],
    [{ tab: 'vn' }, 'vn'],
    [{ list: 'hot' }, undefined],
    [{ search: 'x' }, undefined],
    [{ gameCode: 'hanoi' }, undefined],
    [{ tab: 'today', tag: 'a' }, 'today'],
  ] as const)('%j: %s', (view, tab) => expect(tabOf({ ...everyLottery, ...view }, 'fast')).toBe(tab));
});

describe('chooseLotteries', () => {
  const items = [
    item('one', { drawDayOfWeek: '1,4' }),
    item('two', { gameMenuTag: 'b', gameMenus: ['a'] }),
    item('three', { vendor: 'TCG_SEA', gameMenuTag: 'c', drawDayOfWeek: '2' }),
  ];
  const codes = (view: Partial<LotteryView>) =>
    chooseLotteries(items, { ...everyLottery, ...view }).map(({ gameCode }) => gameCode);
  it.each([
    [{}, ['one', 'two', 'three']],
    [{ tag: 'a' }, ['one', 'two']],
    [{ weekday: 4 }, ['one', 'two']],
    [{ weekday: 4, tag: 'b' }, ['two']],
    [{ vendor: 'TCG_SEA' }, ['three']],
    [{ search: ' TW ' }, ['two']],
    [{ search: 'zz' }, []],
    [{ gameCode: 'three' }, ['three', 'one', 'two']],
    [{ gameCode: 'three', vendor: 'LOTT' }, ['one', 'two']],
  ] as const)('%j finds %j', (view, found) => expect(codes(view)).toEqual(found));
});

describe('search', () => {
  const items = ['หวยรัฐบาลไทย', 'ฮานอยพิเศษ', 'ฮานอย', 'แม่โขง', 'Đà Lạt', 'ยี่กี 5 นาที', 'Silver Sands'].map((remark) =>
    item(remark, { remark }),
  );
  const found = (search: string) => chooseLotteries(items, { ...everyLottery, search }).map(({ remark }) => remark);
  it.each([
    ['as spelt, best match first', 'ฮานอย', ['ฮานอย', 'ฮานอยพิเศษ']],
    ['a part of a name, without similar sounds', 'พิเศษ', ['ฮานอยพิเศษ']],
    ['without accents', ' da  lat', ['Đà Lạt']],
    ['in full-width letters', 'ｓｉｌｖｅｒ', ['Silver Sands']],
    ['without tone marks', 'แมโขง', ['แม่โขง']],
    ['with two เ for แ', 'เเม่โขง', ['แม่โขง']],
    ['with a typo', 'Silvre', ['Silver Sands']],
    ['in Latin letters', 'hanoi', ['ฮานอยพิเศษ', 'ฮานอย']],
    ['with the other keyboard layout', 'Vkovp', ['ฮานอยพิเศษ', 'ฮานอย']],
    ['an unknown name', 'qqqq', []],
  ] as const)('%s: %s', (_, search, expected) => expect(found(search)).toEqual(expected));
});

it('pickById follows the order of the ids, and skips duplicates and unknown ids', () => {
  const items = [item('a'), item('b'), item('c')];
  expect(pickById(items, ['c', 'x', 'a', 'c']).map(({ gameId }) => gameId)).toEqual(['c', 'a']);
});
