import { expect, it } from 'vitest';
import { fillFacts } from './helpFacts.ts';

const formats = { money: (amount: string) => `<${amount}>`, percent: (number: string) => `${number}%` };

it('facts stand where the text names them, as often as it does', () => {
  const facts = { minDeposit: '50.00', minWithdraw: '100.00', turnover: '100' };
  expect(fillFacts('{minDeposit} {minWithdraw} {turnover} {minDeposit} {minAge}', facts, formats)).toBe(
    '<50.00> <100.00> 100% <50.00> {minAge}',
  );
});

it('a fact that the platform does not state is a dash, also when another one is 0', () => {
  expect(fillFacts('{minDeposit} {turnover}', { turnover: '0' }, formats)).toBe('– 0%');
});
