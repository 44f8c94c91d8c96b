import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { createClient } from '#api/client.ts';
import { gameHot, gameList, gameVendorList } from '#api/games.ts';
import { memberInfo, walletBalance } from '#api/member.ts';
import type { AnyOperation, InputOf } from '#api/operation.ts';
import { type Language, type OfferedLanguage, offeredLanguages } from '#api/primitives.ts';
import { announcementList, layoutBlocks, systemPermission, systemStatus, systemWhitelabel } from '#api/system.ts';
import { bannerRoutes } from '#features/banner/banner.model.ts';
import { BannerBox } from '#features/banner/BannerBox.tsx';
import { FrameScreen } from '#features/frame/FrameScreen.tsx';
import { NoticeBar } from '#features/notices/NoticeBar.tsx';
import { announcementInput } from '#features/shared/announcements.ts';
import { hotGamesInput } from '#features/shared/hotGames.ts';
import { I18nProvider } from '#features/shared/i18n/useTranslation.tsx';
import { loadWords } from '#features/shared/i18n/words.ts';
import { type RouteName, paths, routePatterns } from '#features/shared/navigation.ts';
import { loading } from '#features/shared/remote.ts';
import { gamePageInput, wholeLobby } from '#features/slots/slots.model.ts';
import { brands } from '#themes/brands.ts';
import type { EarlyCall, EarlyCalls } from '../build/early.ts';
import type { Prerendered } from '../build/prerender.ts';
import { PageLoading } from './PageLoading.tsx';
import { barePages } from './pages.ts';
import { frame, waiting } from './prerendered.css.ts';
import { TopPlace } from './TopPlace.tsx';

// Runs while the site is built, never in the browser.

const codeOf = (language: OfferedLanguage) => language.toLowerCase();

/** Everything that the page and its boot script are given. */
export async function run(): Promise<Prerendered> {
  return {
    frames: await renderFrames(),
    early: await earlyCalls(),
    pages: {
      bare: barePages.flatMap((name) => pathNames(name)),
      banner: bannerRoutes.flatMap((name) => (name === 'home' ? ['home'] : pathNames(name))),
    },
  };
}

/** `register`: the first part of a path, as the boot script reads it. */
const pathNames = (name: RouteName): string[] => routePatterns[name].map((path) => path.slice(1));

/**
 * The frame of the site as HTML, once per language: header, navigation, the places of banner and notices. It is what a
 * player sees until the program has come and draws the same again; on a page without the frame, that something comes.
 */
async function renderFrames(): Promise<string> {
  const frames = await Promise.all(offeredLanguages.map(renderFrame));
  return frames.join('');
}

async function renderFrame(language: OfferedLanguage): Promise<string> {
  const i18n = createInstance();
  await i18n.init({
    lng: codeOf(language),
    resources: { [codeOf(language)]: { ...(await loadWords(codeOf(language), 'first')) } },
    defaultNS: 'shared',
    fallbackLng: false,
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  });
  const { name, mark } = brands[0];
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <div className={waiting} lang={codeOf(language)} inert>
        <PageLoading />
      </div>
      <div className={frame} lang={codeOf(language)} inert>
        <FrameScreen
          brand={{ name: name[language === 'TH' ? 'th' : 'en'], mark }}
          {...visitor}
          categories={loading}
          navigation={layoutBlocks.navigation}
          offline={false}
          // No page of the navigation: which one it is, is known only where it is opened.
          pathname=""
          currencySymbol=""
          now={() => 0}
          language={language}
          onLanguage={nothing}
          theme="light"
          onTheme={nothing}
          onLogIn={nothing}
          onSearch={nothing}
          loginBar={<div />}
          top={
            <TopPlace>
              <div data-banner="">
                <BannerBox group="/" banners={loading} />
              </div>
              <NoticeBar notices={loading} onOpen={nothing} allHref={paths.notices()} />
            </TopPlace>
          }
        >
          <PageLoading />
        </FrameScreen>
      </div>
    </I18nProvider>,
  );
}

const nothing = (): void => {};
/** Not an ARIA role: who is in front of the frame. */
const visitor = { role: 'visitor', member: null } as const;

/** One of those that the platform knows; the boot script puts the player's in its place. */
const anyLanguage = 'BN';

/** What first screens ask for: recorded from the client itself, so that both ask alike. */
async function earlyCalls(): Promise<EarlyCalls> {
  const language = anyLanguage;
  const merchant = '{merchant}';
  const hot = [gameHot, hotGamesInput(merchant, language)] as const;
  const games = gamePageInput('RNG', wholeLobby, { merchant, channel: '{channel}' }, language);
  return {
    always: await Promise.all([
      record(systemStatus, {}, language),
      record(systemPermission, { url: '{host}', language }, language),
      record(systemWhitelabel, {}, language),
      record(gameVendorList, { language }, language, true),
      record(announcementList, announcementInput(language), language),
      record(memberInfo, {}, language),
      record(walletBalance, {}, language),
    ]),
    pages: {
      home: [await record(...hot, language)],
      rng: await Promise.all([record(...hot, language), record(gameList, games, language)]),
    },
  };
}

async function record<Op extends AnyOperation>(
  operation: Op,
  input: InputOf<Op>,
  language: Language,
  held = false,
): Promise<EarlyCall> {
  let url = '';
  const client = createClient({
    baseUrl: '',
    token: () => null,
    language: () => language,
    cipher: () => Promise.reject(new Error('a read is not sealed')),
    fetch: (address) => {
      if (typeof address === 'string') url = address;
      return Promise.resolve(new Response('', { status: 404 }));
    },
  });
  await client.call(operation, input);
  return {
    url: url.replaceAll(`language=${anyLanguage}`, 'language=%7Blanguage%7D'),
    auth: operation.auth,
    ...(held && { held: `held.${operation.id}` }),
  };
}
