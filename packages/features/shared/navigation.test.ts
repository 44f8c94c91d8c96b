import { describe, expect, it } from 'vitest';
import { launchPath, lotteryVendors } from './navigation.ts';

describe('launchPath', () => {
  it.each(lotteryVendors)('the lotteries of %s are played from /lottery (GAM-01)', (vassalage) =>
    expect(launchPath({ vassalage, gameType: 'LOTT', gameCode: 'hanoi', playType: '2d', from: '/elott' })).toBe(
      `/lottery?gameCode=hanoi&vendor=${vassalage}&playType=2d`,
    ),
  );
  it('those of another vendor launch like any third party', () =>
    expect(launchPath({ vassalage: 'OTHER', gameType: 'LOTT' })).toBe('/seamless?vassalage=OTHER&gameType=LOTT'));
  it('a game is played on /game, the lobby of a vendor on /seamless', () => {
    expect(launchPath({ vassalage: 'DPRF', gameType: 'FISH', nodeId: 5 })).toBe(
      '/game?vassalage=DPRF&gameType=FISH&nodeId=5',
    );
    expect(launchPath({ vassalage: 'RVSD', gameType: 'LIVE', gameCode: 'table-1', from: '/live' })).toBe(
      '/seamless?vassalage=RVSD&gameType=LIVE&gameCode=table-1&from=%2Flive',
    );
  });
  it('FB has a page of its own', () =>
    expect(launchPath({ vassalage: 'FB', gameType: 'SPORTS', from: '/sports' })).toBe('/fbsports?from=%2Fsports'));
});
