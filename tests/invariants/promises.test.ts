import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * What the platform's contract has no field for, so that no text can know it: who deals, against whom is played, who has
 * licensed a vendor.
 */
const unknown = [
  /ดีลเลอร์(?:จริง|สด|สาว|มืออาชีพ)/,
  /\b(?:real|live|human|professional) dealers?\b/i,
  /ผู้เล่นคนอื่น/,
  /\bagainst (?:other )?players\b/i,
  /ค่ายที่ได้รับอนุญาต/,
  /\blicensed (?:providers?|vendors?|studios?)\b/i,
];

const files = readdirSync('locales').flatMap((language) =>
  readdirSync(`locales/${language}`).map((file) => `locales/${language}/${file}`),
);

it.each(files)('%s promises nothing about games that the platform does not say', (file) => {
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.filter((line) => unknown.some((words) => words.test(line)))).toEqual([]);
});
