import * as v from 'valibot';
import { expect, it } from 'vitest';
import { memberTransactions, memberTransactionsDocs, transactionKinds } from '#api/records.ts';
import { kindFilters } from './kinds.model.ts';

it('shows every kind under exactly one choice of the filter', () => {
  expect(Object.values(kindFilters).flat().toSorted()).toEqual([...transactionKinds].toSorted());
});

it('asks for kinds that the contract accepts', () => {
  const accepts = (kinds: string) => v.is(memberTransactions.input, { ...memberTransactionsDocs.example, kinds });
  for (const kinds of Object.values(kindFilters)) expect([kinds, accepts(kinds.join(','))]).toEqual([kinds, true]);
  expect(['', 'bingo', 'win,bingo', 'win;stake', 'winstake'].filter(accepts)).toEqual([]);
});
