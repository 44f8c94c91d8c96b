import { expect, test } from 'vitest';
import { type RowChange, Store } from './store.ts';

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

test('a throw rolls everything back, including nested transactions', () => {
  const store = storeWithCoin();
  expect(() =>
    store.transaction(() => {
      store.transaction(() => store.put('coins', 'a', { value: 9 }));
      throw new Error('no');
    }),
  ).toThrow('no');
  expect([...store.entries('coins')]).toEqual([['a', { value: 1 }]]);
});

test('a transaction that cannot be persisted is rolled back', () => {
  const store = storeWithCoin(() => {
    throw new Error('the disk is full');
  });
  expect(() => store.transaction(() => store.put('coins', 'a', { value: 9 }))).toThrow('the disk is full');
  expect(store.get('coins', 'a')).toEqual({ value: 1 });
});

test('rows are written inside a transaction only', () => {
  expect(() => storeWithCoin().put('coins', 'a', { value: 2 })).toThrow('inside a transaction');
});

test('a transaction cannot be asynchronous', () => {
  expect(() => storeWithCoin().transaction(() => Promise.resolve())).toThrow('at once');
});

test('committed rows can be read from a place on, without those of an open transaction', () => {
  const store = storeWithCoin();
  store.transaction(() => store.put('coins', 'b', { value: 2 }));
  store.transaction(() => {
    expect(store.isChanging('coins')).toBe(false);
    store.put('coins', 'c', { value: 3 });
    expect(store.isChanging('coins')).toBe(true);
    expect([...store.committed('coins')]).toEqual([{ value: 1 }, { value: 2 }]);
    expect([...store.committed('coins', 1)]).toEqual([{ value: 2 }]);
  });
  expect([...store.committed('coins', 2)]).toEqual([{ value: 3 }]);
  expect([...store.committed('coins', 9)]).toEqual([]);
});
