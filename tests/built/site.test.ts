import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameVendorListDocs } from '#api/games.ts';
import { offeredLanguages } from '#api/primitives.ts';
import { memberRegisterDocs } from '#api/registration.ts';
import { codeOf } from '#core/i18n/languageCode.ts';
import { demoPassword } from '#sandbox/accounts/password.ts';
import { defaultSeed } from '#sandbox/createSandbox.ts';
import { catalogueOf } from '#sandbox/seed/catalogue.ts';
import type { CatalogueVariant } from '#sandbox/seed/catalogue.types.ts';
import { withoutLineMarks } from '#text/lineMarks.ts';
import { filesOfModules } from '../../apps/site/build/chunks.ts';
import { bundlesBehind } from '../../apps/site/build/lazyBundles.ts';
import { sourceModule } from '../../apps/site/build/sourceModule.ts';
import { deploymentPlace } from '../../apps/site/src/document/deploymentBlock.ts';
import sandboxDeployment from '../../packages/sandbox/deployment.json' with { type: 'json' };
import { sourceFiles } from '../invariants/sourceGraph.ts';

const names = readdirSync('dist/site', { recursive: true }).map(String);
const read = (name: string): string => readFileSync(`dist/site/${name}`, 'utf8');
const text = names
  .filter((name) => /\.(js|css|html|json)$/.test(name) && !name.includes('manifest'))
  // Scripts are written in ASCII, with an escape for each other letter.
  .map((name) => ({
    name,
    content: read(name).replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
  }));
const holding = (words: string): string[] =>
  text.filter(({ content }) => content.includes(words)).map(({ name }) => name);

it('is built', () => expect(text.length).toBeGreaterThan(20));

describe('the built site holds nothing', () => {
  const variant: CatalogueVariant = 'full';
  const catalogue = catalogueOf(defaultSeed, variant);
  // Words that the sources of the sandbox, of MSW and of the stories do contain.
  it.each([
    ['of the sandbox’s accounts', demoPassword],
    ['of the sandbox’s vendors', catalogue.vendors[0]?.vassalage ?? ''],
    ['of the sandbox’s games', catalogue.games[0]?.name.th ?? ''],
    ['of the sandbox’s control', '__sandbox__'],
    ['of the sandbox’s ledger', 'outsideAccount'],
    ['of the sandbox’s key', sandboxDeployment.cipherKey],
    ['of the sandbox’s addresses', '/sandbox-'],
    ['of MSW', 'mockServiceWorker'],
    ['of MSW', 'MSW_'],
    ['of the stories', 'storybook'],
    ['of the samples of stories', 'พลอย'],
    ['of the contract’s summaries', gameVendorListDocs.summary],
    ['of the contract’s examples', memberRegisterDocs.example.payeeName ?? ''],
    ['that maps it back to the sources', 'sourceMappingURL'],
  ])('%s: %s', (_what, words) => {
    expect(words).not.toBe('');
    expect(holding(words)).toEqual([]);
  });
  it('that maps it back to the sources, as a file', () => {
    expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
  });
});

describe('the worker for visits without a connection', () => {
  const worker = read('sw.js');
  // The names of its files in one text, and the paths of those with messages.
  const files =
    /"((?:[\w.-]+\.(?:js|css|woff2) ?)+)"/
      .exec(worker)?.[1]
      ?.split(' ')
      .map((name) => `assets/${name}`) ?? [];
  const messages = Array.from(worker.matchAll(/"\/(assets\/[\w.{}-]+)"/g), ([, name = '']) => name);
  const inAnyLanguage = [...files, ...messages];
  const inEach = offeredLanguages.flatMap((language) =>
    inAnyLanguage.map((name) => name.replace('{language}', codeOf(language))),
  );
  const kept = [...new Set(inEach)];
  it('keeps files that are there: scripts, styles, fonts, and messages in each language', () => {
    expect(kept.filter((name) => !names.includes(name))).toEqual([]);
    for (const ending of ['js', 'css', 'woff2']) expect(kept.filter((name) => name.endsWith(ending))).not.toEqual([]);
    for (const language of offeredLanguages) {
      expect(kept.filter((name) => name.startsWith(`assets/home.${codeOf(language)}-`))).toHaveLength(1);
    }
  });
  it('keeps the styles of the footer, which is asked for when the end of a page is near', () => {
    expect(kept.filter((name) => /LazyFooter|[Ff]ooter/.test(name) && name.endsWith('.css'))).not.toEqual([]);
  });
  it('keeps what the start page names', () => {
    const named = Array.from(
      read('index.html').matchAll(/"\/(assets\/[\w.-]+\.(?:js|css))"/g),
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !kept.includes(name) && !name.includes('/boot-'))).toEqual([]);
  });
  it('runs nothing that its policy would not allow', () => {
    expect(worker).not.toMatch(/importScripts|\beval\(|\bimport\(/);
  });
});

describe('the start page', () => {
  const page = readFileSync('dist/site/index.html', 'utf8');
  it('has no script or style of its own, which the Content-Security-Policy would refuse', () => {
    expect(page).not.toMatch(/<style|style=|\son\w+=/);
    for (const [tag] of page.matchAll(/<script[^>]*>/g))
      expect(tag).toMatch(/ src="\/assets\/|type="application\/json"/);
  });
  it('leaves a place for the deployment, so that one build serves every deployment', () => {
    expect(page).toContain(deploymentPlace);
    expect(page).not.toContain('id="deployment"');
    expect(readFileSync('dist/server/assets.json', 'utf8')).not.toContain('cipherKey');
  });
  it('has a description, a colour and a picture for previews, on a host without a renderer too', () => {
    expect(page).toMatch(/<meta name="description" content="[^"%]+"/);
    expect(page).toMatch(/<meta name="theme-color" content="#[0-9a-f]{6}"/);
    const picture = /<meta property="og:image" content="\/([^"]+)"/.exec(page)?.[1];
    expect(names).toContain(picture);
  });
  it('sets the theme before the first paint', () => {
    const boot = page.indexOf('/assets/boot-');
    expect(boot).toBeGreaterThan(0);
    expect(boot).toBeLessThan(page.indexOf('rel="stylesheet"'));
  });
  it('paints the frame of the site from the HTML itself, in both languages', () => {
    expect(page).toMatch(/<div id="root">.*<div[^>]* lang="th" inert/s);
    for (const word of ['หน้าแรก', 'โปรโมชัน', 'Promos']) expect(withoutLineMarks(page)).toContain(word);
  });
  it('asks for the first screen’s data before the program has come', () => {
    const boot = readFileSync(`dist/site/${/assets\/boot-[^"]+/.exec(page)?.[0]}`, 'utf8');
    expect(boot).not.toMatch(/__[A-Z]+__/);
    for (const path of ['/wps/system/status', '/wps/relay/MCSFE_getListAnnouncements', '/wps/relay/GCSGAME_hotGamesV2'])
      expect(boot).toContain(path);
  });
  it('has the functions of its first files compiled while they arrive, and of no other', () => {
    const hinted = text.filter(({ content }) => /^(?:[^\n]*\n)?\/\/# allFunctionsCalledOnLoad\n/.test(content));
    const first = hinted.map(({ name }) => /assets\/(\w+)-/.exec(name)?.[1]);
    expect(first.toSorted()).toEqual(['index', 'vendor']);
    for (const { name } of hinted) expect(page).toContain(name);
  });
  it('writes the letters of its program so that a browser keeps one byte for each', () => {
    const first = names.filter((name) => /assets\/(?:index|vendor|atOnce|whenIdle)-[^/]+\.js$/.test(name));
    expect(first).toHaveLength(4);
    expect(first.filter((name) => [...read(name)].some((letter) => letter > '\xFF'))).toEqual([]);
  });
  it('names only files that exist', () => {
    const named = [...page.slice(0, page.indexOf('<body>')).matchAll(/(?:src|href)="\/([^"]+)"/g)].map(
      ([, name]) => name ?? '',
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('lazy parts', () => {
  const files: Readonly<Record<string, string>> = JSON.parse(read(filesOfModules));
  const fileName = (module: string): string => files[module]?.replace('assets/', '') ?? '';
  const calls = sourceFiles
    .filter((file) => /^(packages|apps)\//.test(file) && fileName(file) !== '')
    .flatMap((file) =>
      sourceModule(file).lazy.map(({ files: parts }) => ({ file, parts, bundles: bundlesBehind(parts) })),
    )
    // What is in the file of its importer loads with it.
    .filter(({ file, parts }) => parts[0] !== undefined && fileName(parts[0]) !== fileName(file));
  it('are many', () => expect(calls.length).toBeGreaterThan(80));
  it.each(calls)('$parts of $file loads with its messages', ({ file, parts, bundles }) => {
    // Between an import of the part and the messages, as the arguments of one call, there is no other import.
    const imports = read(`assets/${fileName(file)}`)
      .split(/import\(/)
      .filter((call) => call.includes(fileName(parts[0] ?? '')));
    const given = bundles.map((name) => `,"${name}"`).join('');
    expect(
      imports.filter((call) => call.includes(given)),
      `${given} in ${imports.join()}`,
    ).not.toEqual([]);
    for (const language of offeredLanguages) {
      for (const name of bundles) expect(names.join()).toMatch(new RegExp(`assets/${name}\\.${codeOf(language)}-`));
    }
  });
});

it('has no two scripts that import each other', () => {
  const scripts = names.filter((name) => /^assets\/.*\.js$/.test(name));
  const imports = new Map(
    scripts.map((name) => [
      name,
      [...read(name).matchAll(/(?:^|[;}\n])import(?:[^;"'()]*from)?["']\.\/([^"']+)["']/g)].map(
        ([, to]) => `assets/${to}`,
      ),
    ]),
  );
  expect([...imports.values()].flat().length).toBeGreaterThan(500);
  const cyclic = scripts.filter((name) => {
    const reached = new Set(imports.get(name));
    for (const next of reached) for (const further of imports.get(next) ?? []) reached.add(further);
    return reached.has(name);
  });
  expect(cyclic).toEqual([]);
});
