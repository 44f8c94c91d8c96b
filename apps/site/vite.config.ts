import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import { sharedConfig } from '../../vite.shared.ts';
import { bootScript } from './build/bootScript.ts';
import { prerender } from './build/prerender.ts';
import { shakePackages } from './build/shakePackages.ts';
import { wordsAsData } from './build/wordsAsData.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(
  mergeConfig(sharedConfig, {
    root: here('.'),
    cacheDir: here('../../node_modules/.vite/site'),
    plugins: [
      shakePackages(),
      wordsAsData(here('../../locales')),
      bootScript(here('./src/boot.ts'), here('./src/pages.ts'), () =>
        prerender(sharedConfig, here('.'), here('../../node_modules/.cache')),
      ),
    ],
    build: {
      outDir: here('../../dist/site'),
      emptyOutDir: true,
      // The size budget walks it to know what a route loads; servers keep dot files to themselves.
      manifest: '.build-manifest.json',
      sourcemap: false,
      // A percent smaller than the faster default: the first view has none to give away.
      minify: 'terser',
      terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // A letter less than usual, as few as there can be: the first view carries the names of most files.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          codeSplitting: {
            groups: [
              // What every page needs, in one file that a new release of ours does not change.
              {
                name: 'vendor',
                test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|swr|dequal|use-sync-external-store|valibot)\//,
              },
              // Everything else that every page has: one file costs less than the many that it would fall into.
              { name: 'shell', tags: ['$initial'], test: /\/(packages|themes|node_modules|apps\/site\/src\/(?!main))/ },
              // What lists of games and forms are made of: on several pages, not on all.
              {
                name: 'games',
                test: /packages\/(ui\/src\/(GameTile|GameGrid|EmptyState|ButtonLink|Inline|Card|TabStrip|Pagination)|features\/shared\/(gameTile|hotGames|useGatedOpen|GatedLinks|FailedState|hallVendor|search\/(useGamesNamed|firstFound|useOtherQueries)))|icons\/(heart|flame|chevron-left|search-x|layout-grid|clock-3)\./,
              },
              {
                name: 'fields',
                test: /packages\/(ui\/src\/(Field|TextInput|SearchInput|Select)\/|features\/shared\/(TypedSearch|useAddressQuery|useHeartFocus))|icons\/x\./,
              },
              // How a session ends, here and in other windows, and what it may begin with.
              {
                name: 'session',
                test: /features\/(logout\/(useSignOut|useSignedOutElsewhere|otherWindows)|login\/useForcedChange)/,
              },
              // The login, wherever it stands: in the header, the dialog, on its page.
              {
                name: 'login',
                test: /features\/login\/(LoginPanel|LoginForm|LoginParts|useLogin\.|useEnter|login\.model|remembering|cookies|useSiteInfo|loginWindow|parts)|features\/shared\/(captcha|loadMember)|site\/src\/loginSlots|ui\/src\/(PasswordInput|Checkbox)\//,
              },
            ],
          },
        },
      },
    },
  }),
);
