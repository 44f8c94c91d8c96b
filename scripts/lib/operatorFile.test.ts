import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { decodeOperatorText, readOperatorJson } from './operatorFile.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinnari-operator-'));
afterAll(() => rmSync(folder, { recursive: true }));
const text = '{ "name": "สวัสดี" }';
const utf16 = (order: 'le' | 'be', mark: boolean): Buffer => {
  const bytes = Buffer.from(`${mark ? '\uFEFF' : ''}${text}`, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};
const write = (bytes: Uint8Array): string => {
  const file = join(folder, 'file.json');
  writeFileSync(file, bytes);
  return file;
};

it('a byte order mark before UTF-8 is not part of the text', () => {
  expect(decodeOperatorText(Buffer.from(`\uFEFF${text}`), 'a')).toBe(text);
  expect(readOperatorJson(write(Buffer.from(`\uFEFF${text}`)))).toEqual({ name: 'สวัสดี' });
  // One alone: a second one is a character of the text.
  expect(() => readOperatorJson(write(Buffer.from(`\uFEFF\uFEFF${text}`)))).toThrow('is not JSON');
});

describe('names what is not UTF-8, and what to do', () => {
  it.each([
    ['UTF-16', utf16('le', true)],
    ['UTF-16', utf16('be', true)],
    ['UTF-16', utf16('le', false)],
    ['UTF-16', utf16('be', false)],
    ['32-bit Unicode', Buffer.from([0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0])],
    ['32-bit Unicode', Buffer.from([0, 0, 0xfe, 0xff, 0, 0, 0, 0x7b])],
    // สวัสดี in windows-874.
    ['not UTF-8', Buffer.from([0x7b, 0xca, 0xc7, 0xd1, 0xca, 0xb4, 0xd5, 0x7d])],
  ])('%s %#', (named, bytes) => {
    expect(() => readOperatorJson(write(bytes))).toThrow(new RegExp(`file\\.json is ${named}.*: save it as UTF-8$`));
  });
});

it('says which file is missing, and which is no JSON', () => {
  expect(() => readOperatorJson(join(folder, 'none.json'))).toThrow(/none\.json cannot be read: .*ENOENT/);
  expect(() => readOperatorJson(write(Buffer.from('{')))).toThrow(/file\.json is not JSON/);
});
