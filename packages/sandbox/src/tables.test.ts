import { expect, test } from 'vitest';
import { type RowChange, Store } from './tables.ts';

type Rows = { coins: { readonly value: number } };

function storeWithCoin(persist?: (changes: readonly RowChange[]) => void): Store<Rows> {
  const store = new Store<Rows>(persist);
  store.load([{ table: 'coins', key: 'a', row: { value: 1 } }]);
  return store;
}

test('a transaction sees its own writes', () => {
  const store = storeWithCoin();
  store.transaction(() => {
    store.put('coins', 'b', { value: 2 });
    store.remove('coins', 'a');
    expect(store.get('coins', 'b')).toEqual({ value: 2 });
    expect([...store.entries('coins')]).toEqual([['b', { value: 2 }]]);
  });
  expect(store.get('coins', 'a')).toBeUndefined();
});

test('a throw leaves everything as it was, nested transactions included', () => {
  const store = storeWithCoin();
  expect(() =>
    store.transaction(() => {
      store.transaction(() => store.put('coins', 'a', { value: 9 }));
      throw new Error('no');
    }),
  ).toThrow('no');
  expect([...store.entries('coins')]).toEqual([['a', { value: 1 }]]);
});

test('what cannot be persisted does not happen', () => {
  const store = storeWithCoin(() => {
    throw new Error('the disk is full');
  });
  expect(() => store.transaction(() => store.put('coins', 'a', { value: 9 }))).toThrow('the disk is full');
  expect(store.get('coins', 'a')).toEqual({ value: 1 });
});

test('rows are written inside a transaction only', () => {
  expect(() => storeWithCoin().put('coins', 'a', { value: 2 })).toThrow('inside a transaction');
});

test('a transaction does not wait', () => {
  expect(() => storeWithCoin().transaction(() => Promise.resolve())).toThrow('at once');
});
