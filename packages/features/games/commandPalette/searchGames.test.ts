import { describe, expect, it } from 'vitest';
import type { Client } from '#api/client.ts';
import { fail, ok } from '#api/errors.ts';
import { createTestPlatform } from '#sandbox/testing/platform.ts';
import { lobbyTypes, searchGames } from './searchGames.ts';

/** A platform that has the given number of pages, or these games, for `type:name`, and none for anything else. */
function platform(answers: Record<string, number | readonly number[] | 'failed'>) {
  const searched: string[] = [];
  const call = (_: unknown, input: { gameType: string; gameName: string }) => {
    const search = `${input.gameType}:${input.gameName}`;
    searched.push(search);
    const answer = answers[search] ?? 0;
    if (answer === 'failed') return Promise.resolve(fail({ kind: 'network', outcomeUnknown: false }));
    if (typeof answer !== 'number') {
      return Promise.resolve(ok({ games: answer.map((nodeId) => ({ nodeId })), totalPages: 1 }));
    }
    const games = answer === 0 ? [] : [{ nodeId: searched.length, gameName: search }];
    return Promise.resolve(ok({ games, totalPages: answer }));
  };
  return { searched, client: { call } as unknown as Client };
}
const scope = { lobbies: lobbyTypes, merchant: 'M', channel: 'C', language: 'TH' } as const;
const { signal } = new AbortController();

describe('searchGames', () => {
  it('searches every lobby once when the typed text has matches', async () => {
    const { client, searched } = platform({ 'FISH:a': 1 });
    const result = await searchGames(client, 'a', () => ['b'], scope, signal);
    expect(result).toMatchObject({ ok: true, value: { games: [{ gameName: 'FISH:a' }] } });
    expect(result).not.toHaveProperty('value.shownFor');
    expect(searched).toEqual(['RNG:a', 'PVP:a', 'FISH:a']);
  });
  it('goes on to the guesses, and says which one matched', async () => {
    const { client, searched } = platform({ 'RNG:c': 3 });
    const result = await searchGames(client, 'a', () => ['b', 'c'], scope, signal);
    expect(result).toMatchObject({ value: { shownFor: 'c', more: 'RNG' } });
    expect(searched).toHaveLength(9);
  });
  it('finds all words in any order, where the platform finds them in one only', async () => {
    const { client, searched } = platform({ 'RNG:gold': [1, 2, 3], 'RNG:tiger': [4, 3, 2], 'PVP:gold': [9] });
    const result = await searchGames(client, 'gold tiger', () => ['tiger'], scope, signal);
    expect(result).toMatchObject({ ok: true, value: { games: [{ nodeId: 3 }, { nodeId: 2 }] } });
    expect(result).not.toHaveProperty('value.shownFor');
    expect(searched).toHaveLength(9);
  });
  it('compares all that the words find among ten thousand games', async () => {
    const { client, sandbox } = createTestPlatform();
    const result = await searchGames(client, 'gold tiger', () => [], scope, signal);
    const found = result.ok ? result.value.games.map(({ nodeId }) => sandbox.catalogue.gameById.get(nodeId)) : [];
    const named = sandbox.catalogue.games.filter(({ name }) => /gold/i.test(name.en) && /tiger/i.test(name.en));
    expect(named.length).toBeGreaterThan(1);
    expect(found).toEqual(named);
  });
  it('goes on to the guesses when no game has all words', async () => {
    const { client } = platform({ 'RNG:gold': [1], 'RNG:tiger': [2] });
    const result = await searchGames(client, 'gold tiger', () => ['tiger'], scope, signal);
    expect(result).toMatchObject({ value: { shownFor: 'tiger', games: [{ nodeId: 2 }] } });
  });
  it('ignores a lobby that fails', async () => {
    const { client } = platform({ 'RNG:a': 'failed', 'PVP:a': 1 });
    expect(await searchGames(client, 'a', () => [], scope, signal)).toMatchObject({ value: { games: [{}] } });
  });
  it('fails when every lobby fails, and is empty when one answers', async () => {
    const all = platform({ 'RNG:a': 'failed', 'PVP:a': 'failed', 'FISH:a': 'failed' });
    expect(await searchGames(all.client, 'a', () => [], scope, signal)).toMatchObject({ ok: false });
    const one = platform({ 'RNG:a': 'failed', 'PVP:a': 'failed' });
    expect(await searchGames(one.client, 'a', () => [], scope, signal)).toMatchObject({
      ok: true,
      value: { games: [] },
    });
  });
  it('stops when it is aborted', async () => {
    const { client, searched } = platform({});
    await searchGames(client, 'a', () => ['b'], scope, AbortSignal.abort());
    expect(searched).toHaveLength(3);
  });
});
