import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const documents = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^(docs\/.*|\.github\/.*|[^/]+)\.md$/.test(file) && existsSync(file));

/** The text of a document without its code, in which nothing is a link. */
const prose = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^(`{3,}).*$[\s\S]*?^\1$/gm, '')
    .replace(/`[^`\n]*`/g, (code) => code.replaceAll(/[[\]()]/g, ''));

/** Inline links and images of Markdown, link definitions, and HTML attributes. */
const links = (file: string): string[] =>
  [...prose(file).matchAll(/\]\(<?([^)\s>]+)>?[^)]*\)|^\[[^\]]+\]:\s*(\S+)|\b(?:href|src)="([^"]+)"/gm)].map(
    ([, inline, definition, attribute]) => inline ?? definition ?? attribute ?? '',
  );

const isRelative = (link: string): boolean => !/^([a-z][a-z+.-]*:|\/\/)/i.test(link);

/** The anchors of a document: explicit ones, and its headings as GitHub names them. */
function anchorsOf(file: string): Set<string> {
  const text = readFileSync(file, 'utf8').replace(/^(`{3,}).*$[\s\S]*?^\1$/gm, '');
  const anchors = new Set([...text.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, id = '']) => id));
  const counts = new Map<string, number>();
  for (const [, heading = ''] of text.matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const slug = slugOf(heading);
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    anchors.add(count === 0 ? slug : `${slug}-${count}`);
  }
  return anchors;
}

/** Lower case, punctuation dropped, a hyphen for each space. */
const slugOf = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

/** Why a link leads nowhere, or null. */
function problemOf(document: string, link: string): string | null {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : normalize(join(dirname(document), decodeURIComponent(path)));
  if (target.startsWith('..')) return 'outside the repository';
  if (!existsSync(target)) return 'no such file';
  if (anchor === undefined || !target.endsWith('.md')) return null;
  return anchorsOf(target).has(decodeURIComponent(anchor)) ? null : 'no such heading';
}

const all = documents.flatMap((document) => links(document).map((link) => ({ document, link })));
const relative = all.filter(({ link }) => isRelative(link));

describe('the documents', () => {
  it('link only to files and headings that exist', () => {
    const broken = relative.flatMap(({ document, link }) => {
      const problem = problemOf(document, link);
      return problem === null ? [] : [`${document}: ${link} (${problem})`];
    });
    expect(broken).toEqual([]);
  });

  it('name only files and folders that exist', () => {
    const path = /`((?:packages|apps|themes|locales|tests|scripts|docs|\.storybook)\/[^`#<>*{}…\s]+)`/g;
    const named = documents.flatMap((document) =>
      [...readFileSync(document, 'utf8').matchAll(path)].map(([, file = '']) => ({ document, file })),
    );
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter(({ file }) => !existsSync(file))).toEqual([]);
  });

  it('are linked with one another', () => {
    expect(documents.length).toBeGreaterThan(25);
    expect(relative.length).toBeGreaterThan(60);
  });

  it('can all be reached from README.md', () => {
    const reached = new Set(['README.md']);
    for (const document of reached) {
      for (const link of links(document).filter(isRelative)) {
        const [path = ''] = link.split('#');
        const target = normalize(join(dirname(document), path));
        if (documents.includes(target)) reached.add(target);
      }
    }
    expect(documents.filter((document) => !document.startsWith('.github/') && !reached.has(document))).toEqual([]);
  });

  it('name what a heading is called on GitHub', () => {
    expect(slugOf('Login and logout')).toBe('login-and-logout');
    expect(slugOf('Banners, notices, footer')).toBe('banners-notices-footer');
    expect(slugOf('`npm test` & friends')).toBe('npm-test--friends');
  });
});
