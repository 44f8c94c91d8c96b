import { expect, test } from 'vitest';
import { createClient } from '#api/client.ts';
import { gameFavouriteList } from '#api/favourites.ts';
import { gameHot } from '#api/games.ts';
import type { AnyOperation, InputOf } from '#api/operation.ts';
import { operationDocs } from '#api/operations.ts';
import { hotGamesInput } from '#core/catalogue/hotGames.ts';
import { favouritesInput } from './lobby.model.ts';

/** Sends a read and returns its query as the platform receives it. */
async function queryOf<Op extends AnyOperation>(operation: Op, input: InputOf<Op>): Promise<object> {
  let asked = '';
  const client = createClient({
    baseUrl: 'https://platform.example',
    token: () => 'token',
    language: () => 'TH',
    cipher: () => Promise.reject(new Error('a read is not sealed')),
    fetch(address) {
      asked = new Request(address).url;
      return Promise.resolve(Response.json({ success: true, value: null, message: '' }));
    },
  });
  await client.call(operation, input);
  return Object.fromEntries(new URL(asked).searchParams);
}

const hot = { merchantCode: 'kinnari', isPlatform: '2', platform: 'flash,html5-desktop', language: 'TH' };
const favourites = { clientType: '3', platform: 'flash', gameType: 'RNG', language: 'TH', pageNo: '1', pageSize: '15' };

test('API-06: the hot games are asked for as the requirements show', async () => {
  expect(await queryOf(gameHot, hotGamesInput('kinnari', 'TH'))).toEqual(hot);
  expect(await queryOf(gameHot, operationDocs.gameHot.example)).toEqual(hot);
});

test('API-06: the favourites are asked for as the requirements show', async () => {
  expect(await queryOf(gameFavouriteList, favouritesInput('RNG', 1, 'TH'))).toEqual(favourites);
  expect(await queryOf(gameFavouriteList, operationDocs.gameFavouriteList.example)).toEqual(favourites);
});
