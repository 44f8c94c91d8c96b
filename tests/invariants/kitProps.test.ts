import { readFileSync, readdirSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Extracts the exported props, option lists and components of a file, without comments: its public interface. */
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

/** Finds the end of a statement: its closing bracket, or a semicolon outside brackets. */
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

/** The snapshot is the public interface of the kit. Update it (`-u`) only for an intended change. */
it('the props of the kit have not changed', async () => {
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
