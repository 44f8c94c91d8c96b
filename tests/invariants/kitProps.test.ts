import { readFileSync, readdirSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The exported props, choices and components of a file, without comments: what code outside the kit depends on. */
function publicFace(text: string): string[] {
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const found: string[] = [];
  for (const match of bare.matchAll(
    /^export (?:interface \w+[^{]*\{|type \w+(?:<[^>]*>)? =|const \w+ = \[|function [A-Z]\w*)/gm,
  )) {
    const start = match.index;
    const end = match[0].startsWith('export function') ? bare.indexOf('(', start) : endOf(bare, start);
    found.push(bare.slice(start, end).replace(/\s+/g, ' ').trim());
  }
  return found;
}

/** Where a statement ends: at its closing bracket, or at a semicolon outside of any. */
function endOf(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if ('{[('.includes(letter)) depth += 1;
    if ('}])'.includes(letter)) depth -= 1;
    if (depth === 0 && letter === '}' && text.startsWith('export interface', start)) return at + 1;
    if (depth === 0 && letter === ';') return at;
  }
  return text.length;
}

/** A change here is a change for every client of the kit: it is looked at, and the snapshot is updated on purpose. */
it('the props of the kit are as they were', async () => {
  const folders = readdirSync('packages/ui/src').filter(
    (name) => /^[A-Z]/.test(name) && statSync(`packages/ui/src/${name}`).isDirectory(),
  );
  const face = folders.flatMap((folder) =>
    readdirSync(`packages/ui/src/${folder}`)
      .filter((file) => /^[A-Za-z]+\.tsx?$/.test(file))
      .flatMap((file) =>
        publicFace(readFileSync(`packages/ui/src/${folder}/${file}`, 'utf8')).map(
          (line) => `${folder}/${file}: ${line}`,
        ),
      ),
  );
  expect(face.length).toBeGreaterThan(60);
  await expect(`${face.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/kitProps.txt');
});
