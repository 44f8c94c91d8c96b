import { describe, expect, it } from 'vitest';
import { asksForAccount, launchPath, lotteryVendors, paths } from './navigation.ts';

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
  it('slots have no lobby but the hall', () =>
    expect(launchPath({ vassalage: 'LAM', gameType: 'RNG', from: '/' })).toBe('/rng?vassalage=LAM'));
});

it.each([
  ['/game?vassalage=A', true],
  ['/seamless?vassalage=A&from=%2Flive', true],
  ['/fbsports', true],
  ['/fbsports?practice=1', true],
  ['/game?vassalage=A&practice=1&from=%2F', false],
  ['/game?vassalage=A&practice=10', true],
  ['/lottery?vendor=ELOTT', true],
  ['/games', false],
  ['/rng?vassalage=A', false],
  ['/?games=RNG.A', false],
  ['/live?vassalage=A', false],
])('%s asks for an account: %s (GAM-01)', (href, expected) => expect(asksForAccount(href)).toBe(expected));

it('the list of a vendor opens over the page, whose own address stays (GAM-02)', () =>
  expect(paths.gameList('/rng?q=a%20b&games=RNG.OLD', { gameType: 'PVP', vassalage: 'A&B' })).toBe(
    '/rng?q=a+b&games=PVP.A%26B',
  ));
