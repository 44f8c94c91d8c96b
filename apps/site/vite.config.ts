import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import { sharedConfig } from '../../vite.shared.ts';
import { bootScript } from './build/bootScript.ts';
import { brandFiles } from './build/brandFiles.ts';
import { messagesAsData } from './build/messagesAsData.ts';
import { prerender } from './build/prerender.ts';
import { reachedFrom } from './build/reachedFrom.ts';
import { treeshakeRouter } from './build/treeshakeRouter.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Files and folders that share a chunk, by its name. */
const sharedChunks: Readonly<Record<string, readonly string[]>> = {
  // Game lists.
  games: [
    ...['GameTile', 'GameGrid', 'EmptyState', 'ButtonLink', 'Inline', 'Card', 'TabStrip', 'Pagination'].map(
      (component) => `packages/ui/src/${component}/`,
    ),
    ...[
      'gameTile.',
      'hotGames.',
      'lobbyVendor.',
      'search/useGamesNamed.',
      'search/firstFound.',
      'search/useOtherQueries.',
      'practice.',
    ].map((file) => `packages/core/src/catalogue/${file}`),
    'packages/api/src/favourites.',
    'packages/api/src/winners.',
    'packages/core/src/session/useGuardedOpen.',
    'packages/core/src/session/GuardedLinks.',
    'packages/core/src/components/FailedState.',
    ...['heart', 'flame', 'chevron-left', 'search-x', 'layout-grid', 'clock-3'].map((icon) => `icons/${icon}.`),
  ],
  // Forms and filters.
  fields: [
    ...['Field', 'TextInput', 'SearchInput', 'Select'].map((component) => `packages/ui/src/${component}/`),
    'packages/core/src/routing/useUrlQuery.',
    'packages/ui/src/theme/breakpoints.',
    'packages/features/games/TypedSearch/',
    'packages/features/games/favourites/useHeartFocus.',
    'icons/x.',
  ],
  // The login in the header, its dialog and its page.
  login: [
    ...[
      'LoginPanel',
      'LoginForm',
      'LoginParts',
      'useLogin.',
      'useAuthPage',
      'useCompleteSignIn',
      'login.model',
      'remembering',
    ].map((file) => `packages/features/auth/login/${file}`),
    ...['cookies', 'useSiteInfo', 'loginWindow', 'parts/', 'useLoginSlots'].map(
      (file) => `packages/features/auth/login/${file}`,
    ),
    'packages/features/auth/captcha/',
    // The end of a session, in this and other windows, and the forced password change at its start.
    ...['useSignOut', 'useSignedOutElsewhere', 'otherWindows'].map((file) => `packages/features/auth/logout/${file}`),
    'packages/features/auth/forcedPasswordChange/useForced',
    'packages/features/auth/requireAuth/PracticeOffer',
    'packages/features/auth/login/LoginArea.',
    'packages/core/src/session/loadMember.',
    'packages/ui/src/PasswordInput/',
    'packages/ui/src/Checkbox/',
  ],
};

const messages = messagesAsData(here('../../locales'));

export default defineConfig(
  mergeConfig(sharedConfig, {
    root: here('.'),
    // crypto-js falls back to Node's random numbers, for which the bundler would add a `require` shim.
    define: { 'typeof require': '"undefined"' },
    cacheDir: here('../../node_modules/.vite/site'),
    plugins: [
      treeshakeRouter(),
      messages,
      brandFiles(),
      bootScript(
        here('./src/boot.ts'),
        messages.fileOf,
        () => prerender(sharedConfig, here('.'), here('../../dist/server')),
        here('../../dist/server'),
      ),
    ],
    build: {
      outDir: here('../../dist/site'),
      emptyOutDir: true,
      // Read by the size budget, to know what a route loads. A dot file, so that servers do not serve it.
      manifest: '.build-manifest.json',
      sourcemap: false,
      // One percent smaller than the faster default, which matters for the first view.
      minify: 'terser',
      terserOptions: {
        module: true,
        ecma: 2020,
        // Methods cannot be constructed: crypto-js does so with its `init`.
        compress: { passes: 3, keep_fargs: false, unsafe_methods: /^(?!init$)/ },
      },
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // Shorter hashes than the default: the first view contains the names of most files.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          codeSplitting: {
            groups: [
              // The libraries of the first view, in a file that does not change with each release.
              { name: 'vendor', tags: ['$initial'], test: /node_modules/ },
              // The rest of the first view: one file compresses better than many.
              { name: 'shell', tags: ['$initial'] },
              // Parts that several screens share. Without a group, each would be a request of its own.
              ...Object.entries(sharedChunks).map(([name, parts]) => ({
                name,
                test: (id: string) => parts.some((part) => id.includes(`/${part}`)),
              })),
              // What every visit loads after the first view: what moves, what opens, and the news.
              {
                name: reachedFrom('moving', [
                  here('../../packages/ui/src/Ticker/Ticker.tsx'),
                  here('../../packages/features/layout/banner/JackpotArea.tsx'),
                  here('../../packages/features/layout/banner/BannerCarousel.tsx'),
                ]),
              },
              {
                name: reachedFrom('opening', [
                  here('../../packages/features/layout/sidebar/LazySidebar.tsx'),
                  here('./src/Dialogs.tsx'),
                ]),
              },
              { name: reachedFrom('reading', [here('./src/News.tsx')]) },
            ],
          },
        },
      },
    },
  }),
);
