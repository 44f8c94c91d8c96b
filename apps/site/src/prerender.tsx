import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { type OfferedLanguage, offeredLanguages } from '#api/primitives.ts';
import { layoutBlocks } from '#api/system.ts';
import { PageLoading } from '#core/components/PageLoading.tsx';
import { loading } from '#core/data/remote.ts';
import { MoneyFormatContext } from '#core/format/moneyFormat.tsx';
import { loadMessages } from '#core/i18n/loadMessages.ts';
import { I18nProvider } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { NoticeBar } from '#features/content/notices/NoticeBar.tsx';
import { AppShell } from '#features/layout/appShell/AppShell.tsx';
import { BannerBox } from '#features/layout/banner/BannerBox.tsx';
import { brands } from '#themes/brands.ts';
import type { Prerendered } from '../build/prerender.ts';
import { earlyCalls } from './earlyCalls.ts';
import { Incomplete } from './Incomplete.tsx';
import { PageTopSlot } from './PageTopSlot.tsx';
import { frame, waiting } from './prerendered.css.ts';

// Runs during the build, never in the browser.

const codeOf = (language: OfferedLanguage) => language.toLowerCase();

/** Renders the app shell and records the early calls, for the document and its boot script. */
export async function prerender(): Promise<Prerendered> {
  return {
    frames: await renderFrames(),
    early: await earlyCalls(),
  };
}

/**
 * Renders the app shell once per language: header, navigation, and the places of banner and notices. Players see it until
 * the site's code renders the same. A page without the shell shows a loading indicator instead.
 */
async function renderFrames(): Promise<string> {
  const frames = await Promise.all(offeredLanguages.map(renderFrame));
  return frames.join('');
}

async function renderFrame(language: OfferedLanguage): Promise<string> {
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
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  });
  const { name, mark } = brands[0];
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Incomplete t={i18n.getFixedT(codeOf(language), 'documents')} lang={codeOf(language)} />
      <div className={waiting} lang={codeOf(language)} inert>
        <PageLoading />
      </div>
      <div className={frame} lang={codeOf(language)} inert>
        <MoneyFormatContext value={{ currencySymbol: '', language }}>
          <AppShell
            brand={{ name: name[language === 'TH' ? 'th' : 'en'], mark }}
            {...visitor}
            categories={loading}
            navigation={layoutBlocks.navigation}
            offline={false}
            // The current page is unknown during the build, so no navigation item is marked.
            pathname=""
            now={() => 0}
            language={language}
            onLanguage={nothing}
            theme="light"
            onTheme={nothing}
            onLogIn={nothing}
            onSignUp={nothing}
            practiceHref={null}
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
