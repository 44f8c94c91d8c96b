import { describe, expect, it } from 'vitest';
import type { Room } from '#api/launch.ts';
import { type TableContext, toTableView } from './tableView.ts';

const context: TableContext = {
  language: 'EN',
  now: Date.parse('2026-11-20T10:00:00Z'),
  imageUrl: (path) => (path.startsWith('//') ? null : path),
  from: '/live?game=baccarat',
  vendorName: (vassalage) => `${vassalage} Ltd`,
};
const room: Room = {
  roomId: 'T1',
  vassalage: 'RVSD',
  kind: 'baccarat',
  road: [],
  name: 'Baccarat Lotus',
  game: 'Baccarat',
  status: 'open',
  opensAt: null,
  minBet: '20.00',
  maxBet: '5000.00',
  players: null,
  image: '',
  closesAt: '2026-11-20T10:00:18Z',
  dealer: null,
};

describe('a table', () => {
  it('that is open is launched by its id, and leads back to its list', () =>
    expect(toTableView(room, context)).toMatchObject({
      href: '/seamless?vassalage=RVSD&gameType=LIVE&gameCode=T1&from=%2Flive%3Fgame%3Dbaccarat',
      closesAt: context.now + 18_000,
      vendor: 'RVSD Ltd',
      image: null,
    }));
  it.each(['closed', 'maintenance'] as const)('that is %s has no link and no clock', (status) =>
    expect(toTableView({ ...room, status, opensAt: '2026-11-20T13:00:00Z' }, context)).toMatchObject({
      href: null,
      closesAt: null,
      opens: { time: '20:00' },
    }),
  );
  it('names its game where its name does not', () => {
    expect(toTableView(room, context).game).toBeNull();
    expect(toTableView({ ...room, name: 'Lotus' }, context).game).toBe('Baccarat');
  });
  it('has the picture of its dealer where it may be loaded', () => {
    const dealt = (picture: string) => toTableView({ ...room, dealer: { name: 'Mali', picture } }, context).dealer;
    expect(dealt('/mali.jpg')).toEqual({ name: 'Mali', picture: '/mali.jpg' });
    expect(dealt('')).toEqual({ name: 'Mali', picture: null });
    expect(dealt('//elsewhere.test/mali.jpg')).toEqual({ name: 'Mali', picture: null });
  });
});
