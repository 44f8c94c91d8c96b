import { describe, expect, it } from 'vitest';
import type { WinnerView } from './home.types.ts';
import { largestWin } from './largestWin.ts';

const win = (id: string, amount: string): WinnerView => ({ id, name: '', game: '', image: null, amount, href: '' });
const largest = (...amounts: string[]) => largestWin(amounts.map((amount, index) => win(String(index), amount)))?.id;

describe('largestWin', () => {
  it('is nothing without wins', () => expect(largest()).toBeUndefined());
  it('compares amounts in any notation', () => expect(largest('9.9', '10', '9.95', '10.01', '2')).toBe('3'));
  it('compares large amounts exactly', () => expect(largest('90071992547409931.00', '90071992547409931.01')).toBe('1'));
  it('takes the first of equal ones', () => expect(largest('5', '5.00', '5.0')).toBe('0'));
});
