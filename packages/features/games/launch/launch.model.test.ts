import { describe, expect, it } from 'vitest';
import type { Game } from '#api/games.ts';
import {
  frameSandbox,
  gamesOfOthers,
  isEmptyBalance,
  launchInput,
  parseGameTarget,
  playedElsewhere,
  usualWayBack,
} from './launch.model.ts';

const parse = (text: string) => parseGameTarget('game', new URLSearchParams(text));

describe('parseGameTarget', () => {
  it('reads a game', () => {
    expect(parse('vassalage=LAM&gameType=RNG&nodeId=12&gameCode=x')).toEqual({
      vassalage: 'LAM',
      gameType: 'RNG',
      nodeId: 12,
      gameCode: 'x',
    });
  });
  it('reads the lobby of a vendor', () => {
    expect(parse('vassalage=LAM&gameType=LIVE')).toEqual({ vassalage: 'LAM', gameType: 'LIVE' });
  });
  it('reads the view of a lottery', () =>
    expect(parse('vassalage=LOTT&gameType=LOTT&view=lobby')).toMatchObject({ view: 'lobby' }));
  it('reads the play type of a lottery', () => {
    expect(parse('vassalage=LOTT&gameType=LOTT&playType=last3')).toMatchObject({ playType: 'last3' });
    expect(parse('vassalage=LOTT&gameType=LOTT&playType=')).toEqual({ vassalage: 'LOTT', gameType: 'LOTT' });
  });
  it('reads the slip of a sports vendor, also of the one with its own page', () => {
    expect(parse('vassalage=KCKL&gameType=SPORTS&view=slip')).toMatchObject({ view: 'slip' });
    expect(parseGameTarget('fbsports', new URLSearchParams('view=slip'))).toMatchObject({ view: 'slip' });
    expect(parseGameTarget('fbsports', new URLSearchParams('view=lobby'))).not.toHaveProperty('view');
  });
  it.each(['', 'gameType=RNG', 'vassalage=&gameType=RNG'])('?%s names no vendor', (text) =>
    expect(parse(text)).toBeNull(),
  );
  it.each(['vassalage=LAM', 'vassalage=LAM&gameType=rng', 'vassalage=LAM&view=all'])(
    '?%s names the vendor alone',
    (text) => expect(parse(text)).toEqual({ vassalage: 'LAM' }),
  );
  it.each(['nodeId=x', 'nodeId=-1', 'nodeId=1.5', 'nodeId=1e99', 'nodeId='])('ignores ?…&%s', (text) => {
    expect(parse(`vassalage=A&gameType=RNG&${text}`)).toEqual({ vassalage: 'A', gameType: 'RNG' });
  });
  it('/fbsports launches FB, whatever its parameters say', () =>
    expect(parseGameTarget('fbsports', new URLSearchParams('vassalage=LAM&gameType=RNG'))).toEqual({
      vassalage: 'FB',
      gameType: 'SPORTS',
    }));
});

describe('playedElsewhere', () => {
  it.each([
    ['a slot vendor in its lobby', { vassalage: 'LAM', gameType: 'RNG' }, '/rng?vassalage=LAM'],
    ['FB on its launch page', { vassalage: 'FB', gameType: 'SPORTS' }, '/fbsports?from=%2Fhome'],
    ['a lottery on the lottery page', { vassalage: 'ELOTT', gameType: 'ELOTT' }, '/lottery?vendor=ELOTT'],
  ] as const)('%s', (_, target, expected) => expect(playedElsewhere('seamless', target, '/home')).toBe(expected));
  it.each([
    ['a slot', { vassalage: 'LAM', gameType: 'RNG', nodeId: 1 }],
    ['a room', { vassalage: 'RVSD', gameType: 'LIVE', gameCode: 't1' }],
    ['the lottery of another vendor', { vassalage: 'OTHER', gameType: 'LOTT' }],
    ['a lottery with a view', { vassalage: 'ELOTT', gameType: 'ELOTT', view: 'betting' }],
  ] as const)('%s is played here', (_, target) => expect(playedElsewhere('game', target, '/')).toBeNull());
  it('FB is played on its launch page', () =>
    expect(playedElsewhere('fbsports', { vassalage: 'FB', gameType: 'SPORTS' }, '/')).toBeNull());
});

describe('launchInput', () => {
  it('names the game', () =>
    expect(launchInput({ vassalage: 'A', gameType: 'LIVE', gameCode: 't1' })).toEqual({
      vassalage: 'A',
      gameType: 'LIVE',
      gameCode: 't1',
    }));
  it.each([
    [{ gameCode: 'hanoi' }, 'hanoi', 'betting'],
    [{ gameCode: 'hanoi', view: 'lobby' }, 'hanoi', 'lobby'],
    [{}, '', 'lobby'],
  ] as const)('links into the lottery (LOT-05): %o', (target, lottoGameCode, lottoView) =>
    expect(launchInput({ vassalage: 'LOTT', gameType: 'LOTT', ...target })).toEqual({
      vassalage: 'LOTT',
      gameType: 'LOTT',
      lottery: { lottoPrizeMode: 'SEA', lottoGameCode, lottoView },
    }),
  );
  it.each(['LOTT', 'ELOTT'] as const)('names the game of any other vendor of %s', (gameType) =>
    expect(launchInput({ vassalage: 'OTHER', gameType, gameCode: 'x' })).toEqual({
      vassalage: 'OTHER',
      gameType,
      gameCode: 'x',
    }),
  );
  it('sends the play type of a lottery (GAM-01), and none for other games', () => {
    const game = { gameCode: 'hanoi', playType: 'last3' } as const;
    expect(launchInput({ vassalage: 'LOTT', gameType: 'LOTT', ...game }).lottery).toMatchObject({ playType: 'last3' });
    expect(launchInput({ vassalage: 'A', gameType: 'LIVE', ...game })).not.toHaveProperty('playType');
  });
});

it.each([
  ['RNG', '/rng?vassalage=LAST'],
  ['FISH', '/fish'],
  ['LIVE', '/live?vassalage=A'],
] as const)('the default way back from %s', (gameType, expected) =>
  expect(usualWayBack({ vassalage: 'A', gameType }, 'LAST')).toBe(expected),
);

it.each([
  ['0', true],
  ['0.00', true],
  ['-5.00', true],
  ['0.01', false],
  ['10.00', false],
])('%s is an empty balance: %s', (balance, expected) => expect(isEmptyBalance(balance)).toBe(expected));

it('does not allow same-origin access to a game on our own origin', () => {
  expect(frameSandbox(new URL('https://site.test/g'), 'https://site.test')).not.toContain('same-origin');
  expect(frameSandbox(new URL('https://games.test/g'), 'https://site.test')).toContain('allow-same-origin');
});

describe('gamesOfOthers', () => {
  const game = (vassalage: string, nodeId: number, isGame = true) => ({ vassalage, nodeId, isGame }) as Game;
  const offered = (...games: Game[]) => gamesOfOthers(games, 'LAM').map(({ nodeId }) => nodeId);
  it('leaves out the vendor itself, and entries that open a list', () =>
    expect(offered(game('LAM', 1), game('SLK', 2), game('BAN', 3, false))).toEqual([2]));
  it('picks one of each vendor first, and four at most', () =>
    expect(offered(game('SLK', 1), game('SLK', 2), game('BAN', 3), game('SLK', 4), game('CHD', 5))).toEqual([
      1, 3, 5, 2,
    ]));
  it('is empty when there are no other games', () => expect(offered(game('LAM', 1))).toEqual([]));
});

describe('the slip of a sports vendor', () => {
  const pick = { matchId: 'KCKL-q-1', market: 'handicap', line: '-0.5', outcome: 'home', price: '1.85' };
  const target = { vassalage: 'KCKL', gameType: 'SPORTS' } as const;
  it('is launched with the picks that the player has made', () => {
    expect(launchInput({ ...target, view: 'slip', slip: [pick] })).toEqual({ ...target, slip: [pick] });
    expect(launchInput({ ...target, view: 'slip' })).toEqual({ ...target, slip: [] });
  });
  it('is not opened by picks alone, nor for a lottery', () => {
    expect(launchInput({ ...target, slip: [pick] })).toEqual(target);
    const lottery = launchInput({ vassalage: 'ELOTT', gameType: 'ELOTT', view: 'slip', gameCode: 'FLASH60' });
    expect(lottery).toMatchObject({ lottery: { lottoView: 'betting' } });
    expect(lottery).not.toHaveProperty('slip');
  });
});
