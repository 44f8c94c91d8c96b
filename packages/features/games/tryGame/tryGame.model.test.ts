import { describe, expect, it } from 'vitest';
import type { Game } from '#api/games.ts';
import { firstTrial } from '#core/routing/paths.ts';
import { practiceOf, trialOfferOf, wantedGame } from './tryGame.model.ts';

const game = (nodeId: number, vassalage: string, gameType: Game['gameType'], isGame = true): Game => ({
  nodeId,
  vassalage,
  gameType,
  isGame,
  gameGroupCode: '',
  gameMenus: [],
  gameCode: `${vassalage}${nodeId}`,
  code: '',
  defaultPlayType: null,
  vendor: vassalage,
  accountTypeName: `Vendor ${vassalage}`,
  gameName: `Game ${nodeId}`,
  gameClassify: '',
  icon: `/${nodeId}.svg`,
  isHot: true,
  minBet: '1.00',
});
const match = game(1, 'KICK', 'SPORTS');
const list = game(2, 'LISTS', 'PVP', false);
const slots = game(3, 'REEL', 'RNG');
const fish = game(4, 'POND', 'FISH');
const from = '/?q=1';
const path = (vassalage: string, type: string, node?: number) =>
  `/game?vassalage=${vassalage}&gameType=${type}${node === undefined ? '' : `&nodeId=${node}`}&from=%2Frng`;

const offer = (value: string | null, { hot = [match, list, slots, fish], listed = [] as Game[], paused = [''] } = {}) =>
  trialOfferOf({ wanted: wantedGame(value, from), hot, listed, paused, from }, (icon) => icon);

describe('the game that is offered without money', () => {
  it('is the first hot one that has practice, and comes back to the page below', () => {
    const first = offer(firstTrial);
    expect(first).toMatchObject({ name: 'Game 3', vendor: 'Vendor REEL', image: '/3.svg', instead: null });
    expect(new URLSearchParams(first?.href.split('?')[1]).get('from')).toBe(from);
    expect(first?.href).toMatch(/^\/game\?.*practice=1/);
  });
  it('passes over vendors in maintenance', () =>
    expect(offer(firstTrial, { paused: ['REEL'] })).toMatchObject({ name: 'Game 4', instead: null }));
  it('is the wanted one, with its name where a list has it', () => {
    expect(offer(path('POND', 'FISH', 4))).toMatchObject({ name: 'Game 4', instead: null });
    expect(offer(path('REEL', 'RNG', 9), { listed: [game(9, 'REEL', 'RNG')] })).toMatchObject({ name: 'Game 9' });
    expect(offer(path('REEL', 'RNG', 77))).toMatchObject({ name: '', vendor: 'Vendor REEL', instead: null });
    expect(offer(path('CASA', 'LIVE'))).toMatchObject({ name: '', vendor: '', instead: null });
  });
  it('is the next one where the wanted one has no practice, or its vendor is in maintenance', () => {
    expect(offer(path('KICK', 'SPORTS', 1))).toMatchObject({ name: 'Game 3', instead: 'noPractice' });
    const paused = ['REEL'];
    expect(offer(path('REEL', 'RNG', 3), { paused })).toMatchObject({ name: 'Game 4', instead: 'maintenance' });
  });
  it('is none where no hot game has practice', () => expect(offer(firstTrial, { hot: [match, list] })).toBeNull());
  it.each(['', 'https://evil.example/game?vassalage=A', '//evil.example', '/withdraw?vassalage=A&gameType=RNG'])(
    'leads nowhere but into a game: %s',
    (value) => expect(offer(value)?.href ?? '/game?').toMatch(/^\/(?:game|seamless)\?/),
  );
});

it('a list of games is no game', () => expect(practiceOf(list, from)).toBeNull());
