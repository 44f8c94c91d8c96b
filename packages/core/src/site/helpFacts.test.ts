import { expect, it } from 'vitest';
import { helpAmounts, helpNumbers, helpPercents, helpWords } from '#api/help.ts';
import { fillFacts } from './helpFacts.ts';

const formats = {
  money: (amount: string) => `<${amount}>`,
  percent: (number: string) => `${number}%`,
  number: (number: number) => `#${number}`,
};

it('facts stand where the text names them, as often as it does', () => {
  const facts = { minDeposit: '50.00', minWithdraw: '100.00', turnover: '100', minAge: 21, helpline: 'A & B 1323' };
  expect(
    fillFacts('{minDeposit} {minWithdraw} {turnover} {minDeposit} {minAge} {helpline} {other}', facts, formats),
  ).toBe('<50.00> <100.00> 100% <50.00> #21 A &amp; B 1323 {other}');
});

it('a fact that the platform does not state is a dash, also when another one is 0', () => {
  expect(fillFacts('{minDeposit} {turnover} {minAge}', { turnover: '0' }, formats)).toBe('– 0% –');
});

it('knows every fact of the contract', () => {
  const names = [...helpAmounts, ...helpPercents, ...helpNumbers, ...helpWords];
  expect(fillFacts(names.map((name) => `{${name}}`).join(''), {}, formats)).toBe('–'.repeat(names.length));
});
