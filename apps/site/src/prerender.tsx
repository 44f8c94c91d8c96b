import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { type OfferedLanguage, offeredLanguages } from '#api/primitives.ts';
import { layoutBlocks } from '#api/system.ts';
import { PageLoading } from '#core/components/PageLoading.tsx';
import { loading } from '#core/data/remote.ts';
import { MoneyFormatContext } from '#core/format/moneyFormat.tsx';
import { interpolation } from '#core/i18n/interpolation.ts';
import { codeOf } from '#core/i18n/languageCode.ts';
import { loadMessages } from '#core/i18n/loadMessages.ts';
import { translateIn } from '#core/i18n/translate.ts';
import { I18nProvider } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { brandIn } from '#core/site/brand.ts';
import { NoticeBar } from '#features/content/notices/NoticeBar.tsx';
import { AppShell } from '#features/layout/appShell/AppShell.tsx';
import { BannerBox } from '#features/layout/banner/BannerBox.tsx';
import { brands } from '#themes/brands.ts';
import type { Brand } from '#ui/theme/brand.ts';
import type { Prerendered } from '../build/prerender.ts';
import { earlyCalls } from './earlyCalls.ts';
import { Incomplete } from './Incomplete.tsx';
import { PageTopSlot } from './PageTopSlot.tsx';
import { frame, waiting } from './prerendered.css.ts';

// Runs during the build and where documents are rendered, never in the browser.

/** Renders the app shell and records the early calls, for the document and its boot script. */
export async function prerender(): Promise<Prerendered> {
  return {
    frames: await renderFrames(brands),
    early: await earlyCalls(),
  };
}

/**
 * Renders the app shell once per language: header, navigation, and the places of banner and notices. Players see it until
 * the site's code renders the same. A page without the shell shows a loading indicator instead.
 * @param shown the brands whose marks stand side by side; CSS shows that of the deployment
 */
export async function renderFrames(shown: readonly [Brand, ...Brand[]]): Promise<string> {
  const frames = await Promise.all(
    offeredLanguages.map(async (language) => {
      const each = await Promise.all(shown.map((brand) => renderFrame(language, brand)));
      const marks = each.map((html, index) =>
        markOf(html).replace('data-brand-mark=""', `data-brand-mark="${shown[index]?.id}"`),
      );
      return each[0]?.replace(brandMark, () => marks.join(''));
    }),
  );
  return frames.join('');
}

const brandMark = /<a [^>]*data-brand-mark="".*?<\/a>/s;
function markOf(html: string): string {
  const [mark] = brandMark.exec(html) ?? [];
  if (mark === undefined) throw new Error('prerender: the app shell has no mark of the brand');
  return mark;
}

async function renderFrame(language: OfferedLanguage, brand: Brand): Promise<string> {
  const i18n = createInstance();
  await i18n.init({
    lng: codeOf(language),
    resources: {
      [codeOf(language)]: {
        ...(await loadMessages(codeOf(language), 'first')),
        ...(await loadMessages(codeOf(language), 'documents')),
      },
    },
    defaultNS: 'shared',
    fallbackLng: false,
    interpolation,
  });
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Incomplete t={translateIn(i18n, codeOf(language), 'documents')} lang={codeOf(language)} />
      <div className={waiting} lang={codeOf(language)} inert>
        <PageLoading />
      </div>
      <div className={frame} lang={codeOf(language)} inert>
        <MoneyFormatContext value={{ currencySymbol: '', language }}>
          <AppShell
            brand={brandIn(language, brand)}
            {...visitor}
            categories={loading}
            navigation={layoutBlocks.navigation}
            offlineSince={null}
            // The current page is unknown during the build, so no navigation item is marked.
            pathname=""
            onLanguage={nothing}
            theme="light"
            onTheme={nothing}
            onLogIn={nothing}
            onSignUp={nothing}
            // Whether the operator offers it is unknown; a bar of five entries is the usual one.
            practiceHref={paths.tryGame(paths.home())}
            betsHref={null}
            ownPrime={false}
            onSearch={nothing}
            loginBar={<div />}
            top={
              <PageTopSlot>
                <div data-banner="">
                  <BannerBox group="/" banners={loading} />
                </div>
                <NoticeBar notices={loading} onOpen={nothing} allHref={paths.notices()} />
              </PageTopSlot>
            }
          >
            <PageLoading />
          </AppShell>
        </MoneyFormatContext>
      </div>
    </I18nProvider>,
  );
}

const nothing = (): void => {};
/** The `role` is the player's, not an ARIA role. */
const visitor = { role: 'visitor', member: null } as const;
