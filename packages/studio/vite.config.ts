import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import { sharedConfig } from '../../vite.shared.ts';
import { studioPath } from '../sandbox/src/adapters/node/studio.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Builds the studio that `npm start` serves beside the demonstration. */
export default defineConfig(
  mergeConfig(sharedConfig, {
    root: here('./host'),
    base: studioPath,
    cacheDir: here('../../node_modules/.vite/studio'),
    build: {
      outDir: here('../../dist/studio'),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  }),
);
