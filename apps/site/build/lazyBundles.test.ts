import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PluginOption, type ViteDevServer, createServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lazyBundles } from './lazyBundles.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinnari-bundles-'));
const plant = (name: string, text: string): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
};
const load = (name: string): string => `lazyComponent(() => import('./${name}').then((part) => part.Part))`;

let server: ViteDevServer;
/** What the dev server, Storybook and the tests run; the build calls the same plugin. */
const transformed = async (name: string): Promise<string> =>
  (await server.transformRequest(join(folder, name)))?.code ?? '';
const bundlesIn = (code: string): readonly string[] =>
  [...code.matchAll(/part\.Part\)((?:, ["']\w+["'])*)/g)].map(([, names = '']) => names.replace(/[^\w,]|^, /g, ''));

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [lazyBundles() as PluginOption],
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

it('hands a lazy part the bundles of all that it imports, each once and without the first', async () => {
  plant('words.ts', `export const key = 'wheel:title';`);
  plant('Inner.tsx', `useTranslation('appShell'); useRefusalText('deposit'); <FlowOutcome of="rebate" />;`);
  plant(
    'Part.tsx',
    `import './words.ts';\nimport './Inner.tsx';\nuseTranslation('login'); useTranslation(\`footer\`);`,
  );
  plant('A.tsx', `export const A = ${load('Part.tsx')};\nexport const B = lazyComponent(load, ...given);`);
  const code = await transformed('A.tsx');
  expect(bundlesIn(code)).toEqual(['deposit,more,rebate,wheel']);
  expect(code).toMatch(/lazyComponent\(load, \.\.\.given\)/);
});

it('leaves out what loads later, what is only a type, and what is waited for', async () => {
  plant('Later.tsx', `useTranslation('wallet');`);
  plant('Waits.tsx', `await lazyMessages.require('help'); useTranslation('help');`);
  plant(
    'Outer.tsx',
    `import type { Later } from './Later.tsx';\nimport './Waits.tsx';\nuseTranslation('vip');\nconst Later = ${load('Later.tsx')};`,
  );
  plant('B.tsx', `export const B = ${load('Outer.tsx')};`);
  expect(bundlesIn(await transformed('B.tsx'))).toEqual(['vip']);
  expect(bundlesIn(await transformed('Outer.tsx'))).toEqual(['wallet']);
});

it('names what a part reads since it was changed', async () => {
  plant('Changed.tsx', `useTranslation('vip');`);
  plant('C.tsx', `export const C = ${load('Changed.tsx')};`);
  expect(bundlesIn(await transformed('C.tsx'))).toEqual(['vip']);
  plant('Changed.tsx', `useTranslation('join');`);
  const { hotUpdate } = lazyBundles();
  const file = join(folder, 'Changed.tsx');
  const context = { environment: server.environments.client };
  (hotUpdate as (this: typeof context, update: { file: string }) => void).call(context, { file });
  expect(bundlesIn(await transformed('C.tsx'))).toEqual(['join']);
});
