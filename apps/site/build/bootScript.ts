import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, minify, transformWithOxc } from 'vite';
import { languageCodes } from '#core/i18n/languageCodes.ts';
import { type Route, type RouteName, type ScreenId, earlyCalls, notFound, routeList } from '#core/routing/routes.ts';
import type { Brand } from '#ui/theme/brand.ts';
import sandboxDeployment from '../../../packages/sandbox/deployment.json' with { type: 'json' };
import type { DocumentAssets, PartFiles } from '../src/document/assets.ts';
import { withDeployment } from '../src/document/deploymentBlock.ts';
import type { BootPage, BootValues, EarlyCall, OtherBrandValues } from './bootValues.ts';
import { readBrandFolders } from './brandFolders.ts';
import type { Prerendered } from './prerender.ts';
import { isFirstView, otherScreens, screenModule } from './screens.ts';

const source = fileURLToPath(new URL('../src/boot.ts', import.meta.url));
/** The script that shows another brand than the document's. */
const brandSource = fileURLToPath(new URL('../src/otherBrand.ts', import.meta.url));

/** The placeholders in index.html for the boot script and the app shell. */
const place = '<!-- boot -->';
const root = '<div id="root"></div>';

/** Values in development, where no files or calls are known before the first request. */
const nothingKnown: Omit<BootValues, 'calls' | 'brand' | 'brandIds' | 'brandScript' | 'languages'> = {
  files: [],
  messages: '',
  deadlineMs: 0,
  always: [],
  shapes: [],
  pages: {},
};

/**
 * Adds a small classic script before the first paint, and the app shell's HTML. The script is a file of its own because the
 * Content-Security-Policy allows no inline script. It carries the names of the files and the calls that each page of the
 * route table needs.
 */
export function bootScript(
  messageFile: (bundle: string, language: string) => string,
  prerender: () => Promise<Prerendered>,
  serverRoot: string,
): Plugin {
  /** Without values, which is for documents, the placeholder stays. */
  const compile = async (values?: object, file = source): Promise<string> => {
    const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { lang: 'ts', target: 'es2022' });
    const script = code.replace(/^export .*$/gm, '').replaceAll('__IN_DOCUMENT__', String(values === undefined));
    const filled = values === undefined ? script : script.replace('__BOOT__', () => JSON.stringify(values));
    const whole = `(() => {\n${filled}})();\n`;
    return (await minify('boot.js', whole, { sourcemap: false })).code;
  };
  return {
    name: 'kinnari:boot-script',
    configureServer(server) {
      server.middlewares.use('/other-brand.js', (_request, response, next) => {
        readBrands()
          .then((brands) => compile({ brands, languages: languageCodes } satisfies OtherBrandValues, brandSource))
          .then((code) => response.setHeader('Content-Type', 'text/javascript').end(code), next);
      });
      server.middlewares.use('/boot.js', (_request, response, next) => {
        readBrands()
          .then((brands) => compile({ ...nothingKnown, ...bootBrand(brands), brandScript: '/other-brand.js' }))
          .then((code) => response.setHeader('Content-Type', 'text/javascript').end(code), next);
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { server }) =>
        // While the site is worked on, what was kept would be in the way.
        server
          ? withDeployment(html, { ...sandboxDeployment, offline: false }).replace(
              place,
              '<script src="/boot.js"></script>',
            )
          : html,
    },
    // The file names are known only now.
    async writeBundle({ dir = '' }, bundle) {
      const { frames, early } = await prerender();
      const output = createOutput(Object.values(bundle));
      const messages = messageFile('{bundle}', '{language}');
      const { deadlineMs } = early;
      const stripped = { deadlineMs, always: early.always.map(withoutId), calls: mapValues(early.calls, withoutId) };
      const write = (name: string, code: string): string => {
        const fileName = `assets/${name}-${createHash('sha256').update(code).digest('base64url').slice(0, 7)}.js`;
        writeFileSync(join(dir, fileName), code);
        return `/${fileName}`;
      };
      const brands = await readBrands();
      const brandCode = await compile({ brands, languages: languageCodes } satisfies OtherBrandValues, brandSource);
      const brandScript = write('otherBrand', brandCode);
      const values = {
        ...pagesOf(output),
        messages,
        ...bootBrand(brands),
        brandScript,
        ...stripped,
      } satisfies BootValues;
      const bootPath = write('boot', await compile(values));
      const page = join(dir, 'index.html');
      const shell = readFileSync(page, 'utf8')
        .replace(place, () => `<script src="${bootPath}"></script>`)
        .replace(root, () => `<div id="root">${frames}</div>`);
      writeFileSync(page, shell);

      const partOf = (files: readonly string[]): PartFiles => ({
        scripts: files.filter((name) => name.endsWith('.js')).map((name) => `/${name}`),
        styles: files
          .filter((name) => name.endsWith('.css'))
          .map((name) => ({ path: `/${name}`, text: readFileSync(join(dir, name), 'utf8') })),
      });
      writeFileSync(
        join(serverRoot, 'assets.json'),
        JSON.stringify({
          shell,
          entry: partOf(output.entry),
          closed: partOf(output.closed),
          screens: mapValues(Object.fromEntries(output.screens), partOf),
          messages,
          boot: await compile(),
          brandScript: { path: brandScript, text: brandCode },
        } satisfies DocumentAssets),
      );
    },
  };
}

const readBrands = async () => (await readBrandFolders()).map(({ brand }) => brand);
function bootBrand(brands: readonly Brand[]): Pick<BootValues, 'brand' | 'brandIds' | 'languages'> {
  const [brand] = brands;
  if (brand === undefined) throw new Error('boot script: there is no brand');
  return { brand, brandIds: brands.map(({ id }) => id), languages: languageCodes };
}
const withoutId = ({ id: _, ...call }: EarlyCall): EarlyCall => call;
const mapValues = <Key extends string, From, To>(values: Readonly<Record<Key, From>>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries<From>(values).map(([key, value]) => [key, map(value)])) as Record<Key, To>;

interface Output {
  /** The files of the entry, its own script first. */
  readonly entry: readonly string[];
  /** The files of the screens that replace the closed site, which the entry does not load. */
  readonly closed: readonly string[];
  /** The files of each page's screen that the entry does not load. */
  readonly screens: ReadonlyMap<ScreenId, readonly string[]>;
}

type OutputFile = {
  type: string;
  fileName: string;
  facadeModuleId?: string | null;
  moduleIds?: string[];
  imports?: string[];
  viteMetadata?: { importedCss: Set<string> };
};

/** Collects the files of the entry and of each screen. */
function createOutput(output: readonly OutputFile[]): Output {
  const byName = new Map(output.map((file) => [file.fileName, file]));
  /** Returns a chunk with all its static imports and styles. */
  const closure = (fileName: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(fileName)) return seen;
    seen.add(fileName);
    const chunk = byName.get(fileName);
    for (const style of chunk?.viteMetadata?.importedCss ?? []) seen.add(style);
    for (const imported of chunk?.imports ?? []) closure(imported, seen);
    return seen;
  };
  const entry = output.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html'));
  const present = entry === undefined ? new Set<string>() : closure(entry.fileName);
  const chunkOf = (name: string): string => {
    const chunk = output.find(({ moduleIds }) => moduleIds?.some((id) => id === `\0${name}` || id.endsWith(name)));
    if (chunk === undefined) throw new Error(`boot script: the build has no chunk of ${name}`);
    return chunk.fileName;
  };
  const filesBeyond = (modules: readonly string[]): readonly string[] =>
    [...new Set(modules.flatMap((name) => [...closure(chunkOf(name))]))].filter((file) => !present.has(file));
  const filesOf = (screen: ScreenId): readonly string[] => {
    // The list of other screens comes first: the site asks it for the screen.
    const modules = isFirstView(screen) ? [screenModule(screen)] : [otherScreens, screenModule(screen)];
    return filesBeyond(modules);
  };
  const screens = [notFound, ...routeList.map(([, route]) => route)].flatMap(({ screen }) => screen ?? []);
  const closed = filesBeyond(['/apps/site/src/Closed.tsx']);
  return { entry: [...present], closed, screens: new Map(screens.map((screen) => [screen, filesOf(screen)])) };
}

/** What the boot script knows of each page. */
function pagesOf({ screens }: Output): Pick<BootValues, 'files' | 'shapes' | 'pages'> {
  const files: string[] = [];
  const indexOf = (fileName: string): number => {
    const name = fileName.replace('assets/', '');
    const index = files.indexOf(name);
    return index === -1 ? files.push(name) - 1 : index;
  };
  const pageOf = (name: RouteName, { screen, messages, banners, layout, access }: Route): BootPage => ({
    // Members reach their own pages from within the site, which preloads them on the way.
    ...(screen !== undefined &&
      (access !== 'member' || layout === 'bare') && { files: (screens.get(screen) ?? []).map(indexOf) }),
    ...(messages !== undefined && messages.length > 0 && { messages }),
    ...(earlyCalls[name] !== undefined && { early: earlyCalls[name] }),
    ...(banners !== undefined && { banners }),
    ...(layout === 'bare' && { bare: true }),
  });
  // Pages that load the same files share one entry.
  const shapes: BootPage[] = [];
  const shapeOf = (page: BootPage): number => {
    const index = shapes.findIndex((shape) => JSON.stringify(shape) === JSON.stringify(page));
    return index === -1 ? shapes.push(page) - 1 : index;
  };
  const pages = Object.fromEntries(
    routeList.flatMap(([name, route]) => {
      const shape = shapeOf(pageOf(name, route));
      return route.paths.map((path) => [path, shape] as const);
    }),
  );
  return { files, shapes, pages };
}
