import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { operations } from '#api/operations.ts';
import { sourceFiles } from './sourceGraph.ts';

// What happens after a movement of money is written once, in core/flow: what is shown of each outcome, what is read again,
// where the focus goes. A page that does it by itself forgets one of them.

const product = sourceFiles.filter(
  (file) =>
    /^(?:packages\/(?:core|features)|apps\/site)\//.test(file) && !/\.(?:stories|test|samples|testing)\./.test(file),
);
const textOf = (file: string): string => readFileSync(file, 'utf8');

/** Starts an intent without a flow. */
const bareIntent = /\buse(?:MoneyIntent)\(|createMoneyIntent\(/;
const money = Object.values(operations).filter(({ effect }) => effect === 'money');
/** Calls an operation that moves money past its intent, which would lose its key. */
const bareCall = new RegExp(`\\.call\\(\\s*(?:${money.map(({ id }) => id).join('|')})\\b`);

it('finds planted violations', () => {
  expect(bareIntent.test('const { send } = useMoneyIntent(rebateClaim);')).toBe(true);
  expect(bareCall.test('await client.call(rebateClaim, input)')).toBe(true);
  expect(bareCall.test('await client.call(rebateHistory, input)')).toBe(false);
  expect(product.length).toBeGreaterThan(1_000);
});

it('money moves by a flow: no page starts an intent by itself', () => {
  const found = product.filter((file) => bareIntent.test(textOf(file)));
  expect(found.filter((file) => !/^packages\/core\/src\/(?:flow\/|data\/moneyIntent\.ts$)/.test(file))).toEqual([]);
});

it('no page calls an operation that moves money past its flow', () => {
  expect(product.filter((file) => bareCall.test(textOf(file)))).toEqual([]);
});
