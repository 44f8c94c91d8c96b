import { expect, it } from 'vitest';
import type { RefusalCode } from '#api/errors.ts';
import { canAdd, emptyAccount, problemsOf, readNumber, refusedProblemsOf } from './bankAccounts.model.ts';

const bank = { code: 'LOTUS', name: 'Lotus', icon: '', digits: [10, 12], available: true };
const account = { ...emptyAccount, bankCode: 'LOTUS', number: '123-4-56789-0', holder: 'Fahsai' };

it.each([
  ['123-4-56789-0', '1234567890'],
  ['๑๒๓ ๔๕๖', '123456'],
  ['', ''],
  ['12a', null],
  ['12.3', null],
])('reads %j as %j', (text, digits) => expect(readNumber(text)).toBe(digits));

it('checks bank, number and holder', () => {
  expect(problemsOf(account, [bank], null)).toEqual({});
  expect(problemsOf(emptyAccount, [bank], null)).toEqual({
    bankCode: { key: 'empty' },
    number: { key: 'empty' },
    holder: { key: 'empty' },
  });
  expect(problemsOf({ ...account, number: '123' }, [bank], null)).toEqual({
    number: { key: 'digits', digits: [10, 12] },
  });
  expect(problemsOf({ ...account, number: '123', bankCode: 'OTHER' }, [bank], null)).toEqual({});
});

it('does not ask for a holder that is registered', () => {
  expect(problemsOf({ ...account, holder: '' }, [bank], 'Fahsai Jaidee')).toEqual({});
});

it('shows refusals at their fields', () => {
  const refused = (code: RefusalCode, detail = {}) => refusedProblemsOf({ kind: 'refused', code, message: '', detail });
  expect(refused('bank_account_taken')).toEqual({ number: { key: 'taken' } });
  expect(refused('bank_number_invalid', { digits: [10] })).toEqual({ number: { key: 'digits', digits: [10] } });
  expect(refused('bank_name_mismatch')).toEqual({ holder: { key: 'mismatch' } });
  expect(refused('code_expired')).toEqual({ code: { key: 'incorrect' } });
  expect(refused('bank_account_most')).toBeNull();
});

it('allows as many accounts as the platform does', () => {
  expect(canAdd({ list: [], most: 0 })).toBe(false);
  expect(canAdd({ list: [], most: 1 })).toBe(true);
});
