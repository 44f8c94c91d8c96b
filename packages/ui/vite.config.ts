import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import { sharedConfig } from '../../vite.shared.ts';
import { brandStyles } from './build/brandStyles.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}
const manifest: Manifest = JSON.parse(readFileSync(here('./publish/package.json'), 'utf8'));

/** The source of each entry point. Vite adds the extension, except after `.css`. The base brand is written by `brandStyles`. */
const entries = Object.values(manifest.exports).flatMap((target) =>
  typeof target === 'string' || target.default.startsWith('./brands/')
    ? []
    : here(`./src/${target.default.replace(/\.js$/, '').replace(/\.css$/, '.css.ts')}`),
);
const external = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/**
 * Builds the package `@kinnari/ui` into dist/ui: one file per module, one stylesheet for the components and one per brand.
 * Radix and lucide-react are bundled, because the aliases of `sharedConfig` replace parts of them. `tsc` adds the types
 * (tsconfig.build.json).
 */
export default defineConfig(
  mergeConfig(sharedConfig, {
    root: here('.'),
    plugins: [brandStyles()],
    cacheDir: here('../../node_modules/.vite/ui'),
    // The manifest and the README of the package.
    publicDir: here('./publish'),
    build: {
      outDir: here('../../dist/ui'),
      emptyOutDir: true,
      cssCodeSplit: false,
      minify: false,
      reportCompressedSize: false,
      lib: {
        // The cascade layers and the element defaults come first in the stylesheet.
        entry: [here('./src/theme/layers.css.ts'), here('./src/theme/reset.css.ts'), ...entries],
        formats: ['es'],
        cssFileName: 'styles',
      },
      rolldownOptions: {
        external: (id: string) => external.some((name) => id === name || id.startsWith(`${name}/`)),
        output: {
          preserveModules: true,
          preserveModulesRoot: here('./src'),
          // npm does not publish folders named node_modules.
          entryFileNames: ({ name }: { name: string }) => `${name.replaceAll('node_modules', 'vendor')}.js`,
          // Components and hooks keep state and hear events. What makes a brand or writes an amount is for servers, too.
          banner: ({ isEntry, name }: { isEntry: boolean; name: string }) =>
            isEntry && /\/(?:use)?[A-Z]\w*$/.test(name) ? "'use client';" : '',
        },
      },
    },
  }),
);
