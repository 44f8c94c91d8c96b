import { describe, expect, it } from 'vitest';
import type { Client } from '#api/client.ts';
import { fail, ok } from '#api/errors.ts';
import { hallTypes, searchGames } from './searchGames.ts';

/** Answers `hall:name` as listed; what is not listed has nothing. */
function platform(answers: Record<string, number | 'failed'>) {
  const asked: string[] = [];
  const call = (_: unknown, input: { gameType: string; gameName: string }) => {
    const question = `${input.gameType}:${input.gameName}`;
    asked.push(question);
    const answer = answers[question] ?? 0;
    if (answer === 'failed') return Promise.resolve(fail({ kind: 'network', outcomeUnknown: false }));
    const games = answer === 0 ? [] : [{ nodeId: asked.length, gameName: question }];
    return Promise.resolve(ok({ games, totalPages: answer }));
  };
  return { asked, client: { call } as unknown as Client };
}
const where = { halls: hallTypes, merchant: 'M', channel: 'C', language: 'TH' } as const;
const { signal } = new AbortController();

describe('searchGames', () => {
  it('asks every hall once when there is an answer to what was typed', async () => {
    const { client, asked } = platform({ 'FISH:a': 1 });
    const result = await searchGames(client, 'a', () => ['b'], where, signal);
    expect(result).toMatchObject({ ok: true, value: { games: [{ gameName: 'FISH:a' }] } });
    expect(result).not.toHaveProperty('value.shownFor');
    expect(asked).toEqual(['RNG:a', 'PVP:a', 'FISH:a']);
  });
  it('goes on to what may have been meant, and says so', async () => {
    const { client, asked } = platform({ 'RNG:c': 3 });
    const result = await searchGames(client, 'a', () => ['b', 'c'], where, signal);
    expect(result).toMatchObject({ value: { shownFor: 'c', more: 'RNG' } });
    expect(asked).toHaveLength(9);
  });
  it('leaves out a hall that fails', async () => {
    const { client } = platform({ 'RNG:a': 'failed', 'PVP:a': 1 });
    expect(await searchGames(client, 'a', () => [], where, signal)).toMatchObject({ value: { games: [{}] } });
  });
  it('has failed when every hall has, and found nothing when one has said so', async () => {
    const all = platform({ 'RNG:a': 'failed', 'PVP:a': 'failed', 'FISH:a': 'failed' });
    expect(await searchGames(all.client, 'a', () => [], where, signal)).toMatchObject({ ok: false });
    const one = platform({ 'RNG:a': 'failed', 'PVP:a': 'failed' });
    expect(await searchGames(one.client, 'a', () => [], where, signal)).toMatchObject({
      ok: true,
      value: { games: [] },
    });
  });
  it('asks no further once it is overtaken', async () => {
    const { client, asked } = platform({});
    await searchGames(client, 'a', () => ['b'], where, AbortSignal.abort());
    expect(asked).toHaveLength(3);
  });
});
