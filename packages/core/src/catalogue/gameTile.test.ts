import { expect, it } from 'vitest';
import type { Game } from '#api/games.ts';
import { toGameTileView } from './gameTile.ts';

const game: Game = {
  nodeId: 7,
  vassalage: 'A',
  gameType: 'LIVE',
  gameGroupCode: '',
  gameMenus: [],
  gameCode: 'table-1',
  code: 'table-1',
  isGame: true,
  defaultPlayType: null,
  vendor: 'A',
  accountTypeName: 'Vendor A',
  gameName: 'Table one',
  gameClassify: '',
  icon: '/table.svg',
  isHot: true,
  minBet: '1.00',
};
const tile = (change: Partial<Game>, paused: readonly string[] = [], goOn = false) =>
  toGameTileView({ ...game, ...change }, (path) => path, '/', paused, goOn);

it('keeps the code of a table', () =>
  expect(tile({}, [], true).href).toBe('/seamless?vassalage=A&gameType=LIVE&nodeId=7&gameCode=table-1&from=%2F'));

it('leads to the lottery page (GAM-01), or continues with the lottery itself', () => {
  const lottery = { vassalage: 'ELOTT', gameType: 'ELOTT', gameCode: 'flash', defaultPlayType: '2d' } as const;
  expect(tile(lottery).href).toBe('/lottery?gameCode=flash&vendor=ELOTT&playType=2d');
  expect(tile(lottery, [], true).href).toBe(
    '/game?vassalage=ELOTT&gameType=ELOTT&nodeId=7&gameCode=flash&playType=2d&from=%2F&view=betting',
  );
  // The lobby of the lotteries has no code to continue with.
  expect(tile({ ...lottery, gameCode: '' }, [], true).href).toBe('/lottery?vendor=ELOTT&playType=2d');
});

it('marks the games of a vendor in maintenance, which are not hot then', () => {
  expect(tile({})).toMatchObject({ inMaintenance: false, hot: true });
  expect(tile({}, ['B', 'A'])).toMatchObject({ inMaintenance: true, hot: false });
});
