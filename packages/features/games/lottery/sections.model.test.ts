import { describe, expect, it } from 'vitest';
import type { LotteryItem } from '#api/lottery.ts';
import type { DrawTimes } from '#core/catalogue/draws.ts';
import { loading, ready } from '#core/data/remote.ts';
import { everyLottery } from './lottery.model.ts';
import type { LotteryCardView } from './lottery.types.ts';
import { closesToday, ofPage, sectionsOf } from './sections.model.ts';

const item = (gameId: string, vendor: string, drawDayOfWeek = ''): LotteryItem => ({
  ...{ gameId, gameCode: gameId, vendor, gameType: 'LOTT', remark: gameId, gameMenuTag: '', gameMenus: [] },
  ...{ numero: '', remainTime: null, lockTime: null, drawDayOfWeek, winningTime: null, defaultPlayType: null },
  ...{ pays: null, icon: '' },
});
const games = [item('fast', 'ELOTT'), item('north', 'TCG_LOTTO_VN'), item('pearl', 'TCG_SEA'), item('thai', 'LOTT')];
const idsOf = (items: readonly { readonly gameId: string }[]) => items.map(({ gameId }) => gameId);

describe('ofPage (LOT-06a)', () => {
  it.each([
    ['all', '', '', ['fast', 'north', 'pearl', 'thai']],
    ['all', 'today', '', ['north', 'pearl', 'thai']],
    ['all', 'vn', '', ['north']],
    ['all', 'asean', '', ['pearl']],
    ['vn', '', '', ['north']],
    ['fast', '', '', ['fast']],
    // Its own filter leaves those of the vendor; one that nothing has is none (RT-05d).
    ['fast', '', 'TCG_SEA', ['fast', 'north', 'pearl', 'thai']],
    ['fast', '', 'NOSUCH', ['fast']],
  ] as const)('%s, tab “%s”, vendor “%s”', (area, tab, vendor, expected) =>
    expect(idsOf(ofPage(games, area, { tab, vendor }))).toEqual(expected),
  );
});

// Saturday, 13:00 in Thailand; the device is an hour late.
const now = Date.parse('2026-11-21T06:00:00Z');
const ahead = 3_600_000;
const closing = (closesAt: string | null): DrawTimes => ({
  numero: '1',
  closesAt: closesAt === null ? null : Date.parse(closesAt) - ahead,
  drawsAt: closesAt === null ? null : Date.parse(closesAt) - ahead,
});
const at = (closesAt: string | null) => ({ draws: ready(new Map([['thai', closing(closesAt)]])), now, ahead });

describe('closesToday', () => {
  it('goes by the day in Thailand and the time of the platform', () => {
    expect(closesToday(item('thai', 'LOTT'), at('2026-11-21T16:59:00Z'))).toBe(true);
    expect(closesToday(item('thai', 'LOTT'), at('2026-11-21T16:59:59Z'))).toBe(false);
  });
  it('without an open draw is not today', () => expect(closesToday(item('other', 'LOTT'), at(null))).toBe(false));
  it.each(['loading', 'unknown time'])('goes by the weekday: %s', (state) => {
    const context = state === 'loading' ? { draws: loading, now, ahead } : at(null);
    expect(closesToday(item('thai', 'LOTT', '7'), context)).toBe(true);
    expect(closesToday(item('thai', 'LOTT', '1'), context)).toBe(false);
  });
});

describe('sectionsOf (LOT-06b)', () => {
  const toCard = ({ gameId }: LotteryItem) => ({ gameId }) as LotteryCardView;
  const draws = ready(
    new Map([
      ['thai', closing('2026-11-21T09:00:00Z')],
      ['pearl', closing('2026-11-22T09:00:00Z')],
    ]),
  );
  const divided = (query: Partial<typeof everyLottery>) =>
    sectionsOf(games, { query: { ...everyLottery, ...query }, draws, now, ahead }, toCard).map(({ id, lotteries }) => [
      id,
      ...idsOf(lotteries),
    ]);
  it('has fast ones, those of today and the others', () =>
    expect(divided({})).toEqual([
      ['fast', 'fast'],
      ['today', 'thai'],
      ['other', 'north', 'pearl'],
    ]));
  it('begins with the one that the address names (GAM-01)', () =>
    expect(divided({ gameCode: 'pearl' })[0]).toEqual(['named', 'pearl']));
  it('of the tab of today has only those', () => expect(divided({ tab: 'today' })).toEqual([['today', 'thai']]));
});
