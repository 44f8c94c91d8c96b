import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import { sharedConfig } from '../../vite.shared.ts';
import { bootScript } from './build/bootScript.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(
  mergeConfig(sharedConfig, {
    root: here('.'),
    cacheDir: here('../../node_modules/.vite/site'),
    plugins: [bootScript(here('./src/boot.ts'))],
    build: {
      outDir: here('../../dist/site'),
      emptyOutDir: true,
      // The size budget walks it to know what a route loads.
      manifest: 'build-manifest.json',
      sourcemap: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  }),
);
