import { describe, expect, it } from 'vitest';
import type { Game } from '#api/games.ts';
import { frameSandbox, gamesOfOthers, parseGameTarget } from './launch.model.ts';

const parse = (text: string) => parseGameTarget(new URLSearchParams(text));

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
  it.each(['', 'vassalage=LAM', 'gameType=RNG', 'vassalage=LAM&gameType=rng', 'vassalage=&gameType=RNG'])(
    '?%s does not say enough',
    (text) => expect(parse(text)).toBeNull(),
  );
  it.each(['nodeId=x', 'nodeId=-1', 'nodeId=1.5', 'nodeId=1e99', 'nodeId='])('leaves out ?…&%s', (text) => {
    expect(parse(`vassalage=A&gameType=RNG&${text}`)).toEqual({ vassalage: 'A', gameType: 'RNG' });
  });
});

it('never gives a game on our own origin its origin', () => {
  expect(frameSandbox(new URL('https://site.test/g'), 'https://site.test')).not.toContain('same-origin');
  expect(frameSandbox(new URL('https://games.test/g'), 'https://site.test')).toContain('allow-same-origin');
});

describe('gamesOfOthers', () => {
  const game = (vassalage: string, nodeId: number, isGame = true) => ({ vassalage, nodeId, isGame }) as Game;
  const offered = (...games: Game[]) => gamesOfOthers(games, 'LAM').map(({ nodeId }) => nodeId);
  it('leaves out the vendor itself, and what opens a list', () =>
    expect(offered(game('LAM', 1), game('SLK', 2), game('BAN', 3, false))).toEqual([2]));
  it('shows one of each vendor first, and four at most', () =>
    expect(offered(game('SLK', 1), game('SLK', 2), game('BAN', 3), game('SLK', 4), game('CHD', 5))).toEqual([
      1, 3, 5, 2,
    ]));
  it('answers with none when there is none', () => expect(offered(game('LAM', 1))).toEqual([]));
});
