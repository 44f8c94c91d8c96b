import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './sourceGraph.ts';

// Language and clock come from the platform (`useLanguage`, `useNow`). Handed down as props, each component between needs them
// for the next one only, and two parts of a page can differ.

const product = sourceFiles.filter(
  (file) =>
    /^(?:packages\/(?:core|features)|apps\/site)\//.test(file) && !/\.(?:stories|test|samples|testing)\./.test(file),
);
const textOf = (file: string): string => readFileSync(file, 'utf8');

/** Hands one of them to a component. */
const handed = /\s(?:language|now)=\{/;
/** Asks for one of them, in the props of a component. */
const asked =
  /\binterface \w*Props\b[^{]*\{(?:[^{}]|\{[^{}]*\})*\n {2}(?:readonly )?(?:language: OfferedLanguage|now: )/;
/** Its times are the device's, so that a correction of the platform's clock does not move a countdown (LOT-04). */
const deviceClock = ['packages/features/games/lottery/lottery.types.ts'];

it('finds planted violations', () => {
  expect(handed.test('<Deposit order={order} language={language} />')).toBe(true);
  expect(handed.test('<TimeLeft since={at} now={clock.now} />')).toBe(true);
  expect(handed.test('<MoneyFormatContext value={{ currencySymbol, language }}>')).toBe(false);
  expect(
    asked.test("interface SlipProps extends Pick<A, 'b'> {\n  order: { id: string };\n  language: OfferedLanguage;\n}"),
  ).toBe(true);
  expect(asked.test('export interface ClockProps {\n  readonly now: () => number;\n}')).toBe(true);
  expect(asked.test('interface Context {\n  readonly now: () => number;\n}')).toBe(false);
  expect(product.length).toBeGreaterThan(1_000);
});

it('components read language and clock where they need them', () => {
  const found = product.filter((file) => handed.test(textOf(file)) || asked.test(textOf(file)));
  expect(found).toEqual(deviceClock);
});
