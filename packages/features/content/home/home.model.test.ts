import { describe, expect, it } from 'vitest';
import { toTeasers, toWinnerView } from './home.model.ts';

describe('toWinnerView', () => {
  const vo = {
    nickname: 'somchai',
    gameName: 'Lotus',
    vassalage: 'LAM',
    gameType: 'RNG',
    nodeId: 7,
    gameCode: 'x',
    icon: '/a.svg',
    amount: '12.00',
  } as const;
  it('masks the name', () =>
    expect(JSON.stringify(toWinnerView({ vo }, 0, (path) => path, '/'))).not.toContain('somchai'));
  it('opens the game, with the way back', () =>
    expect(toWinnerView({ vo }, 0, (path) => path, '/').href).toBe(
      '/game?vassalage=LAM&gameType=RNG&nodeId=7&gameCode=x&from=%2F',
    ));
  it('opens the lobby of the vendor when no game is named', () =>
    expect(toWinnerView({ vo: { ...vo, nodeId: null, gameCode: '' } }, 0, () => null, '/').href).toBe(
      '/rng?vassalage=LAM',
    ));
  it.each([
    ['a table', 'LIVE', 'RVSD', 'RVSD-T01', '/seamless?vassalage=RVSD&gameType=LIVE&gameCode=RVSD-T01&from=%2F'],
    ['a lobby', 'SPORTS', 'KCKL', '', '/seamless?vassalage=KCKL&gameType=SPORTS&from=%2F'],
    ['FB on its launch page', 'SPORTS', 'FB', '', '/fbsports?from=%2F'],
    ['a lottery', 'ELOTT', 'ELOTT', 'FLASH60', '/lottery?gameCode=FLASH60&vendor=ELOTT'],
  ] as const)('opens %s', (_, gameType, vassalage, gameCode, href) => {
    const entry = { vo: { ...vo, vassalage, gameType, nodeId: null, gameCode } };
    expect(toWinnerView(entry, 0, () => null, '/').href).toBe(href);
  });
});

describe('toTeasers', () => {
  const promotion = (id: string, endsAt: string | null = null, image = '') => ({
    id,
    title: id,
    type: 'Slots',
    content: '',
    image,
    endsAt,
  });
  const now = Date.UTC(2026, 3, 13);
  const teasers = (...all: ReturnType<typeof promotion>[]) =>
    toTeasers(all, { imageUrl: (path) => path, now, most: 3 });
  it('leaves out ended promotions, and limits their number', () => {
    const ended = promotion('ended', '2026-04-12T00:00:00.000Z');
    const all = [promotion('a'), ended, promotion('b', '2026-04-14T00:00:00.000Z'), promotion('c'), promotion('d')];
    expect(teasers(...all).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
  it('has no image when the platform sends none', () => {
    expect(teasers(promotion('a'), promotion('b', null, '/b.svg')).map(({ image }) => image)).toEqual([null, '/b.svg']);
  });
});
