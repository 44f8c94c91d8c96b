import { describe, expect, it } from 'vitest';
import { partsOf } from './wallet.model.ts';

describe('parts of the money', () => {
  it('are only those that the platform states', () => {
    expect(partsOf({ sumBalance: '10.00' })).toEqual([{ key: 'free', amount: '10.00', percent: 100 }]);
    expect(partsOf({ sumBalance: '10.00', held: '0.00', inPlay: '30.00' }).map(({ key }) => key)).toEqual([
      'free',
      'inPlay',
      'held',
    ]);
  });
  it('share the whole, and a small one stays visible', () => {
    const parts = partsOf({ sumBalance: '9000.00', inPlay: '999.99', bonus: '0.01', held: '0' });
    expect(parts.map(({ percent }) => percent)).toEqual([90, 9, 1, 0]);
  });
  it('of more digits than a number holds are exact', () => {
    const parts = partsOf({ sumBalance: '300000000000000000000.00', held: '100000000000000000000.00' });
    expect(parts.map(({ percent }) => percent)).toEqual([75, 25]);
  });
  it('have no share in a debt, nor where there is nothing', () => {
    expect(partsOf({ sumBalance: '-5.00', inPlay: '5.00' }).map(({ percent }) => percent)).toEqual([0, 100]);
    expect(partsOf({ sumBalance: '0.00', inPlay: '0.00' }).map(({ percent }) => percent)).toEqual([0, 0]);
  });
});
