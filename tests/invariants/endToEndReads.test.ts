import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What asks the page once, whatever it shows a moment later. */
const onceRead =
  /\.(?:all(?:InnerTexts|TextContents)|boundingBox|count|evaluate|evaluateAll|getAttribute|inner(?:HTML|Text)|inputValue|is(?:Checked|Disabled|Editable|Enabled|Hidden|Visible)|textContent)\(/;

/** The text between a bracket, which is at this index, and the one that closes it. */
function between(text: string, at: number): string {
  let depth = 0;
  for (let end = at; end < text.length; end += 1) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
    if (depth === 0) return text.slice(at + 1, end);
  }
  return '';
}

/** The expectations that read the page once: what is expected, or what with. */
function readsIn(source: string): readonly string[] {
  return [...source.matchAll(/\bexpect\(|\.to[A-Z]\w+\(/g)].flatMap(({ index, 0: begin }) => {
    const inside = between(source, index + begin.length - 1).trim();
    // What `toPass` asks again.
    const again = /^(?:async )?\(/.test(inside) && inside.includes('=>');
    return !again && /\bawait\b/.test(inside) && onceRead.test(inside) ? [inside] : [];
  });
}

const journeys = globSync('tests/e2e/*.ts').map((file) => ({ file, source: readFileSync(file, 'utf8') }));

it('finds planted reads', () => {
  expect(journeys.length).toBeGreaterThan(50);
  expect(readsIn('expect(await page.evaluate(() => scrollY)).toBe(0);')).toHaveLength(1);
  expect(readsIn('expect((await row.boundingBox())?.y).toBeLessThan(9);')).toHaveLength(1);
  expect(readsIn('expect(stake).toBe(await game.stake.innerText());')).toHaveLength(1);
  expect(readsIn('await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);')).toEqual([]);
  expect(readsIn('await expect.poll(async () => (await row.boundingBox())?.y).toBeLessThan(9);')).toEqual([]);
  expect(readsIn('expect(await account.balance()).toBe(balance);')).toEqual([]);
});

it('no journey counts the calls of an operation once: one that is on its way is not among them', () => {
  const counted = /expect\(await sandbox\.calls\([^)]*\)\)\.to(?!Be\(0\))/;
  expect('expect(await sandbox.calls("gameSpin")).toBe(1);').toMatch(counted);
  expect('expect(await sandbox.calls("gameSpin")).toBe(0);').not.toMatch(counted);
  expect(journeys.filter(({ source }) => counted.test(source)).map(({ file }) => file)).toEqual([]);
});

it('no journey expects something of a page that it has read once: on a busy machine it reads too early', () => {
  const found = journeys.flatMap(({ file, source }) => readsIn(source).map((read) => `${file}: ${read}`));
  expect(found, 'expect.poll, or an expectation of Playwright, asks until it is so').toEqual([]);
});
