import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import { sharedConfig } from '../../vite.shared.ts';
import { bootScript } from './build/bootScript.ts';
import { brandFiles } from './build/brandFiles.ts';
import { chunks, laterChunks } from './build/chunks.ts';
import { hiddenSourceMaps } from './build/hiddenSourceMaps.ts';
import { iconDrawings, iconImports } from './build/iconImports.ts';
import { messagesAsData } from './build/messagesAsData.ts';
import { prerender } from './build/prerender.ts';
import { reactModules } from './build/reactModules.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { shippedPackages } from './build/shippedPackages.ts';
import { treeshakeRouter } from './build/treeshakeRouter.ts';
import { trimI18next } from './build/trimI18next.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * The files that every visit runs most of. The comment makes Chrome compile all their functions while they arrive, off the
 * main thread, instead of each when it is first called. Other browsers ignore it.
 */
const evaluatedAtOnce = new Set(['index', 'vendor']);
const compileAtOnce = '//# allFunctionsCalledOnLoad';

/** The files of the entry, and the scripts that every visit loads. */
const alwaysThere = new RegExp(
  `^assets/(?:(?:index|vendor|rolldown-runtime)-|(?:${laterChunks.join('|')})-[^.]+\\.js)`,
);

const divided = chunks();
const messages = messagesAsData(here('../../locales'));

export default defineConfig(
  mergeConfig(sharedConfig, {
    root: here('.'),
    // crypto-js falls back to Node's random numbers, for which the bundler would add a `require` shim.
    define: { 'typeof require': '"undefined"' },
    cacheDir: here('../../node_modules/.vite/site'),
    plugins: [
      treeshakeRouter(),
      trimI18next(),
      reactModules(),
      iconImports(),
      iconDrawings(),
      divided.plugin,
      messages,
      brandFiles(),
      shippedPackages(here('../../dist/sbom/site.cdx.json')),
      hiddenSourceMaps(here('../../dist/sourcemaps')),
      bootScript(
        messages.fileOf,
        () => prerender(sharedConfig, here('.'), here('../../dist/server')),
        here('../../dist/server'),
      ),
      serviceWorker(messages.fileOf, here('../../dist/server')),
    ],
    build: {
      outDir: here('../../dist/site'),
      emptyOutDir: true,
      // Read by the size budget, to know what a route loads. A dot file, so that servers do not serve it.
      manifest: '.build-manifest.json',
      // Moved to dist/sourcemaps by `hiddenSourceMaps`.
      sourcemap: 'hidden',
      // One percent smaller than the faster default, which matters for the first view.
      minify: 'terser',
      terserOptions: {
        module: true,
        ecma: 2020,
        // Methods cannot be constructed: crypto-js does so with its `init`.
        compress: { passes: 3, keep_fargs: false, unsafe_methods: /^(?!init$)/ },
        // One letter beyond Latin-1, and a browser keeps the whole file with two bytes for each.
        format: { ascii_only: true },
      },
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // The files of the entry, and the scripts that every visit loads, are there before any other is asked for: no chunk
        // needs their names.
        resolveDependencies: (_: string, files: string[], { hostType }: { hostType: 'html' | 'js' }) =>
          hostType === 'html' ? files : files.filter((file) => !alwaysThere.test(file)),
      },
      rolldownOptions: {
        // Terser takes most of the build, as is known.
        checks: { bundlerTimings: false },
        output: {
          // Shorter hashes than the default, as short as the bundler allows: the first view contains the names of most files.
          postBanner: ({ name }: { name: string }) => (evaluatedAtOnce.has(name) ? compileAtOnce : ''),
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          codeSplitting: {
            groups: [...divided.groups],
          },
        },
      },
    },
  }),
);
