import { describe, expect, it } from 'vitest';
import { paths } from '../routing/paths.ts';
import { requiresAccount, launchPath, lotteryVendors } from './launchRules.ts';

describe('launchPath', () => {
  it.each(lotteryVendors)('the lotteries of %s are played from /lottery (GAM-01)', (vassalage) =>
    expect(launchPath({ vassalage, gameType: 'LOTT', gameCode: 'hanoi', playType: '2d', from: '/elott' })).toBe(
      `/lottery?gameCode=hanoi&vendor=${vassalage}&playType=2d`,
    ),
  );
  it('lotteries of another vendor launch like any third-party game', () =>
    expect(launchPath({ vassalage: 'OTHER', gameType: 'LOTT' })).toBe('/seamless?vassalage=OTHER&gameType=LOTT'));
  it('a game is played on /game, the lobby of a vendor on /seamless', () => {
    expect(launchPath({ vassalage: 'DPRF', gameType: 'FISH', nodeId: 5 })).toBe(
      '/game?vassalage=DPRF&gameType=FISH&nodeId=5',
    );
    expect(launchPath({ vassalage: 'RVSD', gameType: 'LIVE', gameCode: 'table-1', from: '/live' })).toBe(
      '/seamless?vassalage=RVSD&gameType=LIVE&gameCode=table-1&from=%2Flive',
    );
  });
  it('FB has its own page, which opens at a match', () => {
    expect(launchPath({ vassalage: 'FB', gameType: 'SPORTS', from: '/sports' })).toBe('/fbsports?from=%2Fsports');
    expect(launchPath({ vassalage: 'FB', gameType: 'SPORTS', gameCode: 'm1', from: '/' })).toBe(
      '/fbsports?gameCode=m1&from=%2F',
    );
  });
  it('the slip of a sports vendor opens alone (RT-05i)', () => {
    expect(launchPath({ vassalage: 'KCKL', gameType: 'SPORTS', view: 'slip', from: '/sports' })).toBe(
      '/seamless?vassalage=KCKL&gameType=SPORTS&from=%2Fsports&view=slip',
    );
    expect(launchPath({ vassalage: 'FB', gameType: 'SPORTS', view: 'slip' })).toBe('/fbsports?view=slip');
    expect(launchPath({ vassalage: 'KCKL', gameType: 'SPORTS', view: 'lobby' })).not.toContain('view');
  });
  it('a slot vendor opens the site’s own lobby', () =>
    expect(launchPath({ vassalage: 'LAM', gameType: 'RNG', from: '/' })).toBe('/rng?vassalage=LAM'));
});

it.each([
  ['/game?vassalage=A', true],
  ['/seamless?vassalage=A&from=%2Flive', true],
  ['/fbsports', true],
  ['/fbsports?practice=1', true],
  ['/game?vassalage=A&practice=1&from=%2F', false],
  ['/game?vassalage=A&practice=10', true],
  ['/game?vassalage=A#&practice=1', true],
  ['/game?vassalage=A&practice=1#top', false],
  ['/lottery?vendor=ELOTT', true],
  ['/games', false],
  ['/rng?vassalage=A', false],
  ['/?games=RNG.A', false],
  ['/live?vassalage=A', false],
])('%s requires an account: %s (GAM-01)', (href, expected) => expect(requiresAccount(href)).toBe(expected));

it('the games of a vendor open over the page and keep its query (GAM-02)', () =>
  expect(paths.gameList('/rng?q=a%20b&games=RNG.OLD', { gameType: 'PVP', vassalage: 'A&B' })).toBe(
    '/rng?q=a+b&games=PVP.A%26B',
  ));
