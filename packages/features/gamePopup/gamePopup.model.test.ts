import { describe, expect, it } from 'vitest';
import type { Game } from '#api/games.ts';
import { loading, ready } from '../shared/remote.ts';
import { gamesSoFar, parseGamePopup, withoutGamePopup } from './gamePopup.model.ts';

describe('parseGamePopup', () => {
  const parse = (text: string) => parseGamePopup(new URLSearchParams(text));
  it('reads whose games are wanted', () =>
    expect(parse('q=a&games=PVP.A%26B.C')).toEqual({ gameType: 'PVP', vassalage: 'A&B.C' }));
  it.each(['', 'games=', 'games=PVP', 'games=PVP.', 'games=CHESS.A', 'games=pvp.A'])('?%s wants none', (text) =>
    expect(parse(text)).toBeNull(),
  );
});

it.each([
  ['games=PVP.A', '/pvp'],
  ['q=b&games=PVP.A', '/pvp?q=b'],
])('/pvp?%s without it is %s', (search, expected) =>
  expect(withoutGamePopup('/pvp', new URLSearchParams(search))).toBe(expected),
);

describe('gamesSoFar', () => {
  const games = (...ids: number[]) => ids.map((nodeId) => ({ nodeId }) as Game);
  const page = (totalPages: number, ...ids: number[]) => ({ games: games(...ids), totalPages });
  const seen = (...input: Parameters<typeof gamesSoFar>) => {
    const result = gamesSoFar(...input);
    if (result.status !== 'ready') return result.status;
    const { games: shown, further, stale } = result.value;
    return [shown.map(({ nodeId }) => nodeId), further.status, stale];
  };
  const failed = {
    status: 'failed',
    error: { kind: 'timeout', outcomeUnknown: false },
    retry: () => {},
  } as const;

  it('begins with the first page', () => {
    expect(seen(loading, [], 1)).toBe('loading');
    expect(seen(failed, [], 1)).toBe('failed');
    expect(seen(ready(page(2, 1, 2)), [], 1)).toEqual([[1, 2], 'idle', false]);
    expect(seen(ready(page(1, 1, 2)), [], 1)).toEqual([[1, 2], 'end', false]);
  });
  it('keeps what is there while more comes, and when it does not', () => {
    // The former page is still what the cache answers with.
    expect(seen(ready(page(3, 1, 2), true), games(1, 2), 2)).toEqual([[1, 2], 'loading', false]);
    expect(seen(loading, games(1, 2), 2)).toEqual([[1, 2], 'loading', false]);
    expect(seen(failed, games(1, 2), 2)).toEqual([[1, 2], 'failed', false]);
    expect(seen(ready(page(3, 3)), games(1, 2), 2)).toEqual([[1, 2, 3], 'idle', false]);
    expect(seen(ready(page(2, 3)), games(1, 2), 2)).toEqual([[1, 2, 3], 'end', false]);
  });
  it('shows the former answer until that of another question is here', () =>
    expect(seen(ready(page(5, 1), true), [], 1)).toEqual([[1], 'end', true]));
});
