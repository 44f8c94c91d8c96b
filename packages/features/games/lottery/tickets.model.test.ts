import { expect, it } from 'vitest';
import type { ListedBet } from '#api/records.ts';
import { toTickets } from './tickets.model.ts';

const bet = (reference: string, placedAt: string, more: Partial<ListedBet> = {}): ListedBet => ({
  ...{
    reference,
    placedAt,
    settledAt: null,
    gameType: 'LOTT',
    vassalage: 'LOTT',
    vendorName: 'Thai',
    gameName: 'Moon',
  },
  ...{ pick: '47', stake: '10.00', win: null, profit: null, validBet: '0.00' },
  ...more,
});
const context = { from: '/lottery?tab=mine', language: 'EN', now: Date.parse('2026-11-21T05:00:00Z') } as const;
const settled = (profit: string) => ({ settledAt: '2026-11-21T04:00:00Z', win: '900.00', profit });

it('lists tickets that wait apart from the others, newest first and each once (LOT-06d)', () => {
  const old = bet('old', '2026-11-16T04:00:00Z');
  const won = bet('won', '2026-11-21T03:00:00Z', settled('890.00'));
  const lost = bet('lost', '2026-11-21T03:30:00Z', { ...settled('-10.00'), win: '0.00' });
  const { open, recent } = toTickets([old, bet('new', '2026-11-21T04:30:00Z'), won, old, lost], context);
  expect(open.map(({ reference }) => reference)).toEqual(['new', 'old']);
  expect(recent.map(({ reference, state }) => [reference, state])).toEqual([
    ['lost', 'lost'],
    ['won', 'won'],
  ]);
});

it('a ticket that has been settled between two answers is as the later one says', () => {
  const placed = '2026-11-21T03:00:00Z';
  const { open, recent } = toTickets([bet('one', placed), bet('one', placed, settled('890.00'))], context);
  expect(open).toEqual([]);
  expect(recent).toHaveLength(1);
});

it('opens its record over the page, and shows the stake of a free round', () => {
  const [ticket] = toTickets([bet('R-1', '2026-11-21T03:00:00Z', { stake: '0.00', freeStake: '5.00' })], context).open;
  expect(ticket).toMatchObject({ stake: '5.00', bought: { time: '10:00', dated: false } });
  expect(new URL(ticket?.href ?? '', 'https://kinnari.test').searchParams.get('ref')).toBe('R-1');
});
