import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import { firstViewScreens } from '../../packages/core/src/routing/budgets.ts';
import { sharedConfig } from '../../vite.shared.ts';
import { bootScript } from './build/bootScript.ts';
import { brandFiles } from './build/brandFiles.ts';
import { entryWithStylesOf, reachedFrom, sharedByAll, sharedWithOthers } from './build/chunkNames.ts';
import { hiddenSourceMaps } from './build/hiddenSourceMaps.ts';
import { messagesAsData } from './build/messagesAsData.ts';
import { prerender } from './build/prerender.ts';
import { reactModules } from './build/reactModules.ts';
import { otherScreens, screenModule } from './build/screens.ts';
import { shippedPackages } from './build/shippedPackages.ts';
import { treeshakeRouter } from './build/treeshakeRouter.ts';
import { trimI18next } from './build/trimI18next.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The modules of the screens whose first view has a budget. */
const firstViews = firstViewScreens.map((screen) => `\0${screenModule(screen)}`);
/** Icons of these screens and of the lists that players open from them. */
const firstIcons = ['clock-3', 'flame', 'heart', 'layout-grid', 'search-x', 'wrench'];

const whatMoves = [
  here('../../packages/ui/src/Ticker/Ticker.tsx'),
  here('../../packages/features/layout/banner/JackpotArea.tsx'),
  here('../../packages/features/layout/banner/BannerCarousel.tsx'),
];

/**
 * The files that every visit runs most of. The comment makes Chrome compile all their functions while they arrive, off the
 * main thread, instead of each when it is first called. Other browsers ignore it.
 */
const evaluatedAtOnce = new Set(['index', 'vendor']);
const compileAtOnce = '//# allFunctionsCalledOnLoad';

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
      messages,
      brandFiles(),
      shippedPackages(here('../../dist/sbom/site.cdx.json')),
      hiddenSourceMaps(here('../../dist/sourcemaps')),
      bootScript(
        here('./src/boot.ts'),
        here('./src/otherBrand.ts'),
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
          hostType === 'html'
            ? files
            : files.filter(
                (file) => !/^assets\/(?:(?:index|vendor|rolldown-runtime)-|(?:moving|opening)-[^.]+\.js)/.test(file),
              ),
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
            groups: [
              // The libraries of the first view, in a file that does not change with each release.
              { name: 'vendor', tags: ['$initial'], test: (id: string) => id.includes('/node_modules/') },
              // The rest of the first view: one file compresses better than many. And the styles of what moves: a part whose
              // style sheet another part already waits for is shown without it for a moment.
              entryWithStylesOf('shell', here('./index.html'), whatMoves),
              // What the first views share with each other, and then what each shares with other parts. Without these groups,
              // each of their components would be a request.
              sharedByAll('games', firstViews, firstIcons),
              ...firstViews.map((view) =>
                sharedWithOthers(`${view.split('/').at(-1)}Parts`, view, here('./src/main.tsx')),
              ),
              // The login in the header, its dialog and its page.
              reachedFrom('login', [
                here('../../packages/features/auth/login/LoginArea.tsx'),
                here('../../packages/features/auth/login/LoginPanel.tsx'),
              ]),
              // What every visit loads after the first view: what moves, what opens, and the news.
              reachedFrom('moving', [
                ...whatMoves,
                // Used by parts of most pages, which would otherwise load the dialogs for them.
                here('../../packages/core/src/components/RemoteView.tsx'),
                here('../../packages/core/src/catalogue/useVendorFreshness.ts'),
                here('../../packages/core/src/site/centreHref.ts'),
                // Small, and needed by most pages: each would be a request of its own.
                `\0${otherScreens}`,
                here('../../packages/api/src/fieldRule.ts'),
                here('../../packages/api/src/open.ts'),
                here('../../packages/api/src/service.ts'),
                here('../../packages/core/src/components/LazyPlayStopped.tsx'),
                here('../../packages/core/src/components/wideTable.css.ts'),
                here('../../packages/core/src/format/copyText.ts'),
                here('../../packages/core/src/format/format.ts'),
                here('../../packages/core/src/money/useFocusOnChange.ts'),
                here('../../packages/ui/src/Badge/Badge.tsx'),
              ]),
              // Icons of many pages: the first view names every file that its parts may load.
              {
                name: 'icons',
                test: /\/lucide-react\/.*\/icons\/(?:check|circle-check|circle-x|rotate-cw|log-out|users|user-plus)\.m?js$/,
              },
              // Of pages of tables, and in part of lotteries.
              reachedFrom('favourites', [here('../../packages/features/games/favourites/useTableFavourites.ts')]),
              { name: 'dates', test: /\/DateField\/(?:DateField|loadCalendar|typedDate)\.tsx?$/ },
              // Of what is saved as a file: without it, sheets would load the QR code, which has the same icon.
              { name: 'download', test: /\/lucide-react\/.*\/icons\/download\.m?js$/ },
              // What changes an account, and then what moves money: its outcomes, and the words for refusals.
              reachedFrom('changes', [here('../../packages/core/src/data/useChange.ts')]),
              reachedFrom('flow', [
                here('../../packages/core/src/flow/FlowUnknown.tsx'),
                here('../../packages/core/src/flow/useMoneyFlow.ts'),
                here('../../packages/core/src/components/useRefusalText.ts'),
              ]),
              // What pages ask before money or points leave.
              reachedFrom('proof', [
                here('../../packages/core/src/money/useProof.ts'),
                here('../../packages/core/src/money/usePaymentPassword.ts'),
              ]),
              // Drawn on some pages, and saved as a picture on others.
              reachedFrom('qr', [here('../../packages/ui/src/QrCard/QrCard.tsx')]),
              // What an offer depends on. Each is small, and a request of its own on the page of promotions.
              reachedFrom('offers', [
                here('../../packages/api/src/missions.ts'),
                here('../../packages/core/src/catalogue/promotionType.ts'),
                here('../../packages/core/src/session/playStatus.ts'),
                // Of what is for points, and of rewards.
                here('../../packages/api/src/freeRounds.ts'),
              ]),
              // What can be taken for points, and drawn.
              reachedFrom('points', [
                here('../../packages/api/src/points.ts'),
                here('../../packages/features/account/drawing/Drawing.tsx'),
                here('../../packages/features/account/money/freeRounds.ts'),
              ]),
              // Days and kinds of records.
              reachedFrom('records', [
                here('../../packages/core/src/report/useReportState.ts'),
                here('../../packages/api/src/records.ts'),
              ]),
              reachedFrom('opening', [
                here('../../packages/features/layout/sidebar/LazySidebar.tsx'),
                here('./src/Dialogs.tsx'),
              ]),
              reachedFrom('reading', [here('./src/News.tsx')]),
              // What stands between a player and a game: of launches, and of ways to sign up.
              reachedFrom('beforePlay', [
                here('../../packages/core/src/catalogue/practice.ts'),
                here('../../packages/core/src/components/LazyAgeQuestion.tsx'),
                here('../../packages/core/src/session/ageConfirmation.ts'),
              ]),
              // Around the forms of the login, the sign-up and the recovery.
              reachedFrom('authPage', [
                here('../../packages/features/auth/login/useAuthPage.ts'),
                here('../../packages/features/auth/login/AlternativeSignIn.tsx'),
                here('../../packages/features/auth/AuthPage/AuthPage.tsx'),
              ]),
              // The fields of the sign-up, the recovery and a new password. Each is small, and a request of its own on their pages.
              reachedFrom('authFields', [
                here('../../packages/features/auth/sms/PhoneField.tsx'),
                here('../../packages/features/auth/sms/useSmsCode.ts'),
                here('../../packages/features/auth/sms/SmsCodeField.tsx'),
                here('../../packages/features/auth/sms/SmsFailureDialog.tsx'),
                here('../../packages/features/auth/password/together.ts'),
                here('../../packages/api/src/passwords.ts'),
                here('../../packages/api/src/registration.ts'),
                here('../../packages/features/auth/password/parts/NewPasswordFields.tsx'),
                here('../../packages/core/src/security/humanCheck/humanCheck.ts'),
                here('../../packages/core/src/data/failedOf.ts'),
                here('../../packages/core/src/forms/ProblemSummary.tsx'),
                here('../../packages/core/src/forms/rules/Strength.tsx'),
                here('../../packages/core/src/forms/collectProblems.ts'),
                here('../../packages/core/src/forms/useTabDraft.ts'),
                here('../../packages/core/src/forms/rules/usePasswordJudge.ts'),
                here('../../packages/core/src/forms/rules/fieldRule.ts'),
              ]),
              // With what menus need of Radix, too.
              reachedFrom('tabs', [here('../../packages/ui/src/Tabs/Tabs.tsx')]),
            ],
          },
        },
      },
    },
  }),
);
