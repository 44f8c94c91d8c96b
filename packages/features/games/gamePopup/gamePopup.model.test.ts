import { describe, expect, it } from 'vitest';
import type { Game } from '#api/games.ts';
import { loading, ready } from '#core/data/remote.ts';
import { joinPages, parseGamePopup, withoutGamePopup } from './gamePopup.model.ts';

describe('parseGamePopup', () => {
  const parse = (text: string) => parseGamePopup(new URLSearchParams(text));
  it('reads type and vendor', () =>
    expect(parse('q=a&games=PVP.A%26B.C')).toEqual({ gameType: 'PVP', vassalage: 'A&B.C' }));
  it.each(['', 'games=', 'games=PVP', 'games=PVP.', 'games=CHESS.A', 'games=pvp.A'])('?%s opens no popup', (text) =>
    expect(parse(text)).toBeNull(),
  );
});

it.each([
  ['games=PVP.A', '/pvp'],
  ['q=b&games=PVP.A', '/pvp?q=b'],
])('/pvp?%s without it is %s', (search, expected) =>
  expect(withoutGamePopup('/pvp', new URLSearchParams(search))).toBe(expected),
);

describe('joinPages', () => {
  const games = (...ids: number[]) => ids.map((nodeId) => ({ nodeId }) as Game);
  const page = (totalPages: number, ...ids: number[]) => ({ games: games(...ids), totalPages });
  const seen = (...input: Parameters<typeof joinPages>) => {
    const result = joinPages(...input);
    if (result.status !== 'ready') return result.status;
    const { games: shown, nextPage, stale } = result.value;
    return [shown.map(({ nodeId }) => nodeId), nextPage.status, stale];
  };
  const failed = {
    status: 'failed',
    error: { kind: 'timeout', outcomeUnknown: false },
    retry: () => {},
  } as const;

  it('starts with the first page', () => {
    expect(seen(loading, [], 1)).toBe('loading');
    expect(seen(failed, [], 1)).toBe('failed');
    expect(seen(ready(page(2, 1, 2)), [], 1)).toEqual([[1, 2], 'idle', false]);
    expect(seen(ready(page(1, 1, 2)), [], 1)).toEqual([[1, 2], 'end', false]);
  });
  it('keeps the loaded pages while the next one loads, and when it fails', () => {
    // The cache still returns the previous page.
    expect(seen(ready(page(3, 1, 2), true), games(1, 2), 2)).toEqual([[1, 2], 'loading', false]);
    expect(seen(loading, games(1, 2), 2)).toEqual([[1, 2], 'loading', false]);
    expect(seen(failed, games(1, 2), 2)).toEqual([[1, 2], 'failed', false]);
    expect(seen(ready(page(3, 3)), games(1, 2), 2)).toEqual([[1, 2, 3], 'idle', false]);
    expect(seen(ready(page(2, 3)), games(1, 2), 2)).toEqual([[1, 2, 3], 'end', false]);
  });
  it('shows the previous games while another search loads', () =>
    expect(seen(ready(page(5, 1), true), [], 1)).toEqual([[1], 'end', true]));
});
