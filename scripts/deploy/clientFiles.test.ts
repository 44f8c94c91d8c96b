import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { clientFiles, servedPathProblem } from './clientFiles.ts';
import { namedFileProblem } from './namedFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinnari-client-'));
afterAll(() => rmSync(folder, { recursive: true }));
const client = join(folder, 'client');
const built = join(folder, 'built');
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
const svg = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>';
const woff2 = Buffer.from('wOF2 font');
const put = (root: string, path: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};
beforeEach(() => {
  rmSync(folder, { recursive: true });
  mkdirSync(client, { recursive: true });
  put(built, 'brands/kinnari/own.svg', svg);
});

const brand = {
  mark: { src: '/brand/my%20mark.svg?v=2' },
  favicon: '/brand/icon.png',
  illustration: 'https://cdn.example/lotus.svg',
  preview: '/brand/share.png',
  fonts: [{ family: 'Own', url: '/brand/own.woff2' }],
};
const collect = (content: object, publicFolder: string | null = null) =>
  clientFiles({ path: '/brand.json', text: JSON.stringify(content) }, client, publicFolder, built, ['cdn.example']);

it('collects what a brand file names, and nothing beside it', () => {
  put(client, 'brand/my mark.svg', svg);
  for (const name of ['icon.png', 'share.png']) put(client, `brand/${name}`, png);
  put(client, 'brand/own.woff2', woff2);
  put(client, 'brand/notes.txt', 'not for players');
  const { files, problems } = collect(brand);
  expect(problems).toEqual([]);
  expect([...files.keys()]).toEqual([
    '/brand.json',
    '/brand/my mark.svg',
    '/brand/icon.png',
    '/brand/share.png',
    '/brand/own.woff2',
  ]);
});

it('names each file that is missing, and where it goes', () => {
  const { problems } = collect(brand);
  expect(problems).toHaveLength(4);
  expect(problems[0]).toBe(
    `mark.src: /brand/my mark.svg is not there: put it at ${join(client, 'brand/my mark.svg')}, or take mark.src out`,
  );
  expect(problems[3]).toContain('fonts[0]: /brand/own.woff2 is not there');
});

it('takes what the build has already', () => {
  expect(collect({ mark: { src: '/brands/kinnari/own.svg' } }).problems).toEqual([]);
});

it('serves every file of the public folder, and finds the named ones there', () => {
  put(client, 'google123.html', 'google-site-verification: google123.html');
  put(client, '.well-known/security.txt', 'Contact: a');
  put(client, 'brand/icon.png', png);
  const { files, problems } = collect({ favicon: '/brand/icon.png' }, client);
  expect(problems).toEqual([]);
  expect([...files.keys()].toSorted()).toEqual([
    '/.well-known/security.txt',
    '/brand.json',
    '/brand/icon.png',
    '/google123.html',
  ]);
});

it('takes no file from outside the folder', () => {
  put(folder, 'secret.svg', svg);
  const { files, problems } = collect({ mark: { src: '/..%2fsecret.svg' } });
  expect([...files.keys()]).toEqual(['/brand.json']);
  expect(problems[0]).toContain('is not there');
});

describe('a path that the site would not serve', () => {
  it.each([
    ['/index.html', 'is a file of the site itself'],
    ['/register.html', 'is a file of the site itself'],
    ['/version.json', 'is a file of the site itself'],
    ['/assets/own.js', 'is in the folder of the build'],
    ['/wps/mark.svg', 'belongs to the platform'],
    ['/.env', 'is hidden by its dot'],
    ['/.well-known/.secret', 'is hidden by its dot'],
    ['/brand/mark.svg.br', 'has an ending that the site does not send'],
    ['/brand/readme', 'has no ending'],
  ])('%s %s', (path, problem) => expect(servedPathProblem(path)).toContain(problem));
  it.each(['/robots.txt', '/ads.txt', '/favicon.svg', '/.well-known/acme-challenge/token', '/brands/naga/mark.svg'])(
    'is not %s',
    (path) => expect(servedPathProblem(path)).toBeUndefined(),
  );
});

describe('the content of a file', () => {
  it.each([
    ['picture', '/a.svg', Buffer.from(svg), undefined],
    ['picture', '/a.png', png, undefined],
    ['preview', '/a.png', png, undefined],
    ['preview', '/a.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), undefined],
    ['font', '/a.woff2', woff2, undefined],
    ['picture', '/a.webp', Buffer.from('RIFF0000WEBPVP8 '), undefined],
    ['picture', '/a.avif', Buffer.from('\0\0\0\u{20}ftypavif'), undefined],
    ['picture', '/a.png', Buffer.from(svg), 'is SVG, not what .png says'],
    ['picture', '/a.svg', png, 'is PNG, not what .svg says'],
    ['picture', '/a.svg', Buffer.from('<!doctype html><title>404</title>'), 'is HTML'],
    ['font', '/a.woff2', Buffer.from('wOFF font'), 'is WOFF, not'],
    ['picture', '/a.png', Buffer.from('text'), 'is no picture or font'],
    ['picture', '/a.png', Buffer.alloc(0), 'is empty'],
    ['preview', '/a.svg', Buffer.from(svg), 'messengers do not show'],
    ['picture', '/a.png', Buffer.concat([png, Buffer.alloc(600_000)]), 'has 601 kB, and may have 500'],
  ] as const)('%s %s %#', (kind, path, content, problem) => {
    if (problem === undefined) expect(namedFileProblem(kind, path, content)).toBeUndefined();
    else expect(namedFileProblem(kind, path, content)).toContain(problem);
  });
});
