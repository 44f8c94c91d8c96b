import { describe, expect, it } from 'vitest';
import {
  type LotteryView,
  changeLottery,
  chooseLotteries,
  everyLottery,
  lotterySearch,
  parseLotteryView,
  pickById,
} from './lottery.model.ts';

const full: LotteryView = {
  list: 'hot',
  tag: 'north',
  weekday: 3,
  search: 'ฮานอย',
  vendor: 'TCG_SEA',
  gameCode: 'hanoi',
  playType: '2d',
};

describe('address', () => {
  it('carries a view there and back', () => {
    expect(parseLotteryView(new URLSearchParams(lotterySearch(full)))).toEqual(full);
  });
  it('is empty for every lottery', () => expect(lotterySearch(everyLottery)).toBe(''));
  it.each(['list=all', 'day=0', 'day=8', 'day=x', 'day=1.0', ''])('makes sense of ?%s', (text) => {
    expect(parseLotteryView(new URLSearchParams(text))).toEqual(everyLottery);
  });
  it('cuts what is endless', () => {
    const { search, tag } = parseLotteryView(new URLSearchParams({ q: 'x'.repeat(5000), tag: 'y'.repeat(5000) }));
    expect([search.length, tag.length]).toEqual([60, 60]);
  });
});

describe('changeLottery (LOT-03)', () => {
  it('another list type clears tag and weekday, and nothing else that the player chose', () => {
    expect(changeLottery(full, { list: 'recent' })).toEqual({
      ...full,
      list: 'recent',
      tag: '',
      weekday: 0,
      gameCode: '',
      playType: '',
    });
  });
  it.each([{ tag: 'b' }, { weekday: 7 }, { search: 'x' }, { vendor: 'LOTT' }] as const)(
    '%j narrows further, and lets the named lottery go',
    (change) => expect(changeLottery(full, change)).toEqual({ ...full, gameCode: '', playType: '', ...change }),
  );
  it('all takes everything back', () => expect(changeLottery(full, { all: true })).toEqual(everyLottery));
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
  ] as const)('%j leaves %j', (view, left) => expect(codes(view)).toEqual(left));
});

describe('the search', () => {
  const items = ['หวยรัฐบาลไทย', 'ฮานอยพิเศษ', 'ฮานอย', 'แม่โขง', 'Đà Lạt', 'ยี่กี 5 นาที', 'Silver Sands'].map((remark) =>
    item(remark, { remark }),
  );
  const found = (search: string) => chooseLotteries(items, { ...everyLottery, search }).map(({ remark }) => remark);
  it.each([
    ['as it is spelt, the surest first', 'ฮานอย', ['ฮานอย', 'ฮานอยพิเศษ']],
    ['a part, and nothing that only sounds like it', 'พิเศษ', ['ฮานอยพิเศษ']],
    ['without accents', ' da  lat', ['Đà Lạt']],
    ['in another width', 'ｓｉｌｖｅｒ', ['Silver Sands']],
    ['without tones', 'แมโขง', ['แม่โขง']],
    ['with two เ for แ', 'เเม่โขง', ['แม่โขง']],
    ['with a slip of the finger', 'Silvre', ['Silver Sands']],
    ['in Latin letters', 'hanoi', ['ฮานอยพิเศษ', 'ฮานอย']],
    ['with the other keyboard', 'Vkovp', ['ฮานอยพิเศษ', 'ฮานอย']],
    ['what nothing is called', 'qqqq', []],
  ] as const)('%s: %s', (_, search, expected) => expect(found(search)).toEqual(expected));
});

it('pickById follows the ids, once each, and passes over those it does not know', () => {
  const items = [item('a'), item('b'), item('c')];
  expect(pickById(items, ['c', 'x', 'a', 'c']).map(({ gameId }) => gameId)).toEqual(['c', 'a']);
});
