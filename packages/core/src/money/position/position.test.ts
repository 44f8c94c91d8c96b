import { describe, expect, it } from 'vitest';
import type { Bonus } from '#api/bonuses.ts';
import type { TurnoverRequirement } from '#api/turnover.ts';
import type { WalletEntry } from '#api/wallets.ts';
import type { WithdrawOrder } from '#api/withdrawalOrders.ts';
import { type PositionParts, positionOf } from './position.ts';

const nothing: PositionParts = {
  ...{ balance: { sumBalance: '0.00' }, wallets: null },
  ...{ requirements: [], bonuses: [], orders: [], points: null },
};
const linesOf = (parts: Partial<PositionParts>) => positionOf({ ...nothing, ...parts });
const wallet = (id: string, balance: string | null): WalletEntry => ({
  ...{ id, name: id, balance, state: 'ready', givesBack: false },
});

describe('MEM-02a: where the money is', () => {
  it('names money once, in the order of how free it is', () => {
    const lines = linesOf({
      balance: {
        ...{ sumBalance: '14425.90', withdrawable: '0.00', inPlay: '300.00', held: '1000.00' },
        ...{ envelopes: '888.00', bonus: '50.00' },
        bound: [
          { requirementId: 'deposit', amount: '13225.90' },
          { requirementId: 'bonus', amount: '0.00' },
        ],
      },
      wallets: [wallet('main', '13225.90'), wallet('LTWR', '1200.00'), wallet('BNYP', '0.00')],
      requirements: [{ id: 'bonus' } as TurnoverRequirement, { id: 'deposit' } as TurnoverRequirement],
      bonuses: [{ id: 'b', requirementId: 'bonus' } as Bonus],
      orders: [{ reference: 'W1', next: 'bank' } as WithdrawOrder, { reference: 'W0', next: null } as WithdrawOrder],
      points: 12,
    });
    expect(lines).toEqual([
      { kind: 'free', amount: '0.00' },
      { kind: 'bound', id: 'deposit', amount: '13225.90', requirement: { id: 'deposit' }, bonus: null },
      {
        ...{ kind: 'bound', id: 'bonus', amount: '0.00', requirement: { id: 'bonus' } },
        bonus: { id: 'b', requirementId: 'bonus' },
      },
      { kind: 'inPlay', amount: '300.00' },
      { kind: 'held', amount: '1000.00', orders: [{ reference: 'W1', next: 'bank' }] },
      { kind: 'envelopes', amount: '888.00' },
      { kind: 'vendor', id: 'LTWR', name: 'LTWR', amount: '1200.00' },
      { kind: 'bonus', amount: '50.00' },
      { kind: 'points', count: 12 },
    ]);
  });

  it('leaves out what has no money, but never what can be withdrawn', () => {
    const none = { inPlay: '0.00', held: '0', envelopes: '0.00', bonus: '0.0' };
    const balance = { sumBalance: '0.00', withdrawable: '0.00', bound: [], ...none };
    expect(linesOf({ balance })).toEqual([{ kind: 'free', amount: '0.00' }]);
  });

  it('does not call money free where the platform does not state what can leave', () => {
    const lines = linesOf({ balance: { sumBalance: '500.00' }, wallets: [wallet('main', '1'), wallet('LTWR', '499')] });
    expect(lines).toEqual([{ kind: 'playable', amount: '500.00' }]);
  });

  it('keeps a balance that is not known unknown', () => {
    const balance = { sumBalance: '5.00', withdrawable: '5.00' };
    const [, slow] = linesOf({ balance, wallets: [wallet('main', '5.00'), wallet('MKLA', null)] });
    expect(slow).toEqual({ kind: 'vendor', id: 'MKLA', name: 'MKLA', amount: null });
    const [, all] = linesOf({ balance, wallets: 'unknown' });
    expect(all).toEqual({ kind: 'vendor', id: '', name: null, amount: null });
  });

  it('names what is bound before it is known by what', () => {
    const balance = { sumBalance: '5.00', withdrawable: '0.00', bound: [{ requirementId: 'r', amount: '5.00' }] };
    expect(linesOf({ balance })[1]).toEqual({ kind: 'bound', id: 'r', amount: '5.00', requirement: null, bonus: null });
  });
});
