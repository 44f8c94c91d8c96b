import { expect, it } from 'vitest';
import { helpAmounts, helpNumbers, helpPercents, helpWays, helpWords } from '#api/help.ts';
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
  const names = [...helpAmounts, ...helpPercents, ...helpNumbers, ...helpWords, ...helpWays];
  expect(fillFacts(names.map((name) => `{${name}}`).join(''), {}, formats)).toBe('–'.repeat(names.length));
});

it('a way of the cashier stands with its least amount', () => {
  const depositWays = [
    { name: 'A & B', minAmount: '100.00' },
    { name: 'Wallet', minAmount: '50.00' },
  ];
  expect(fillFacts('{depositWays}', { depositWays }, formats)).toBe('A &amp; B <100.00>, Wallet <50.00>');
});

it('what is said about a fact that does not apply is left out, and nothing else', () => {
  const text =
    '<p>First</p><p>Within {receiptHours} hours</p><ul><li>{caseHours}</li><li>{vipDays}</li></ul><p>{other}</p>';
  expect(fillFacts(text, { vipDays: 30 }, formats)).toBe('<p>First</p><ul><li>#30</li></ul><p>{other}</p>');
});
