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
      // The size budget walks it to know what a route loads; servers keep dot files to themselves.
      manifest: '.build-manifest.json',
      sourcemap: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // What every page needs, in one file that a new release of ours does not change.
              {
                name: 'vendor',
                test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|swr|dequal|use-sync-external-store|valibot)\//,
              },
              // What every screen stands on; the words are not in it, because only one language is loaded.
              { name: 'core', test: /packages\/(api\/src|features\/shared)\/(?!i18n\/words)/ },
              // What most pages draw with: many small files cost more than they save.
              {
                name: 'kit',
                test: /packages\/ui\/src\/(Box|Button|ButtonLink|EmptyState|ErrorState|GameGrid|GameTile|Heading|Icon|IconButton|Inline|LazyImage|Link|Skeleton|Spinner|Stack|Text|VisuallyHidden)\//,
              },
            ],
          },
        },
      },
    },
  }),
);
