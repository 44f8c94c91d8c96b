import type { i18n } from 'i18next';
import * as v from 'valibot';
import { createClient } from '#api/client.ts';
import { type OfferedLanguage, offeredLanguages } from '#api/primitives.ts';
import { type SystemStatusValue, systemStatus } from '#api/system.ts';
import { findCookie, namesOfCookie } from '#core/data/cookies.ts';
import { disableStorage } from '#core/data/storage.ts';
import { translateIn } from '#core/i18n/translate.ts';
import { guard } from '#core/routing/guard.ts';
import { type Route, type RouteName, routeNamed, routeOf } from '#core/routing/routes.ts';
import { deploymentSchema } from '#core/site/deployment.ts';
import { createClock } from '#core/time/clock.ts';
import type { Mode } from '#ui/theme/brand.ts';
import { earlyCalls } from '../earlyCalls.ts';
import { screenAt, screenOf } from '../screens.tsx';
import { type Answers, createAnswers } from './answers.ts';
import type { DocumentAssets } from './assets.ts';
import { defaultLanguage } from './brandHtml.ts';
import { type ComposedDocument, type DocumentPage, createComposer } from './composeDocument.ts';
import { documentBrand } from './documentBrand.ts';
import { createKeeper } from './keeper.ts';
import { createLanguages } from './languages.ts';
import { oncePer } from './oncePer.ts';
import { isOwnHost } from './ownOrigin.ts';
import { type PageContext, renderIncomplete, renderPage, siteInfoIn } from './renderPage.tsx';
import { waitFor } from './waitFor.ts';

export interface DocumentsOptions {
  readonly assets: DocumentAssets;
  /** The parsed `deployment.json`. `createDocuments` rejects when it is invalid. */
  readonly deployment: unknown;
  /** Sends a request to the platform. Its URLs are absolute where the deployment names a host, else paths. */
  readonly fetch: typeof fetch;
  /**
   * Builds the security headers of a document.
   * @param hashes sources that the policy must allow, such as `'sha256-…'`
   */
  readonly headers: (request: Request, hashes: { readonly scripts: string; readonly styles: string }) => HeadersInit;
  /**
   * Reads and parses the brand file that the deployment names. Without it, documents have the brand of the build, and the
   * browser loads the file.
   */
  readonly readBrandFile?: () => Promise<unknown>;
  /** How long answers and documents are fresh, in ms. 0 keeps nothing, for tests. @default 5000 */
  readonly freshMs?: number;
  /** The longest time that a request waits for the platform, in ms; then it gets the app shell. @default 200 */
  readonly patienceMs?: number;
  readonly now?: () => number;
  readonly onError?: (error: unknown) => void;
}

/** Answers requests for pages of the site. */
export type Documents = (request: Request) => Promise<Response>;

/** What a page is rendered from besides the answers. */
interface PageRequest {
  readonly url: URL;
  readonly language: OfferedLanguage;
  readonly route: Route | null;
}

/** The largest number of documents that are kept. */
const mostDocuments = 200;
/** How long a document may be sent while the next one is rendered, in ms. */
const staleMs = 300_000;
const retryAfterS = 60;

/**
 * Creates the renderer of documents: pages of the site with the content that a visitor sees. The signature is that of
 * Node and worker frameworks. Pages that visitors may not see, and pages that the platform does not answer in time, are
 * sent as the app shell, which the browser completes. Never reads a session, so that a document is the same for every visitor.
 */
export async function createDocuments({
  assets,
  deployment: settings,
  fetch: send,
  headers,
  readBrandFile,
  freshMs = 5_000,
  patienceMs = 200,
  now = Date.now,
  onError = () => {},
}: DocumentsOptions): Promise<Documents> {
  disableStorage();
  const deployment = v.parse(deploymentSchema, settings);
  const messages = await createLanguages();
  const early = await earlyCalls();
  /** What documents show now, made again when the brand file has changed. */
  let site: Awaited<ReturnType<typeof makeSite>> | undefined;
  async function makeSite(file: unknown, content: string | undefined) {
    const shown = await documentBrand(deployment, file, (problem) => onError(new Error(`deployment: ${problem}`)));
    const composer = createComposer(assets, deployment, shown, early);
    return { content, shown, composer, shell: await composer.shell() };
  }
  const sites = createKeeper({
    freshMs,
    staleMs,
    most: 1,
    now,
    async make(_: 'site') {
      const file = await readBrandFile?.().catch((error: unknown) => {
        onError(new Error('deployment: "brandFile": it cannot be read', { cause: error }));
        return undefined;
      });
      const content = file === undefined ? undefined : JSON.stringify(file);
      // A file that cannot be read leaves the last one that could.
      if (site === undefined || (content !== undefined && content !== site.content))
        site = await makeSite(file, content);
      return site;
    },
  });
  await sites.get('site');
  const clock = createClock(now);
  const clientOf = (language: OfferedLanguage) =>
    createClient({
      // A server has connections enough, and one document does not wait for another.
      readsAtOnce: Infinity,
      baseUrl: deployment.apiBase,
      token: () => null,
      language: () => language,
      cipher: () => Promise.reject(new Error('documents send no sealed calls')),
      fetch: send,
    });
  const answersOf = (language: OfferedLanguage): Answers => createAnswers({ client: clientOf(language), freshMs, now });
  const kept = new Map(offeredLanguages.map((language) => [language, answersOf(language)]));
  const status = createKeeper<'status', SystemStatusValue | null>({
    freshMs,
    staleMs,
    most: 1,
    now,
    make: async () => {
      const answer = await clientOf(offeredLanguages[0]).call(systemStatus, {});
      if (answer.ok) clock.synchronise(answer.value.serverTime);
      return answer.ok ? answer.value : null;
    },
  });

  const pageOf = (url: URL, language: OfferedLanguage): DocumentPage => ({
    url,
    t: translateIn(messages[language], language.toLowerCase(), 'common'),
    description: descriptionOf(messages[language], routeOf(url.pathname)),
  });
  /** App shells that say which page they are, by its URL without a query. */
  const shells = createKeeper<string, ComposedDocument>({
    freshMs,
    staleMs,
    most: mostDocuments,
    now,
    make: async (key) => {
      const { shown, composer } = await sites.get('site');
      return composer.shell(pageOf(new URL(key), defaultLanguage(shown)));
    },
  });

  /** Resolves to null where the operator keeps the page from visitors (RT-14): the browser knows whether there is a session. */
  async function render({ url, language, route }: PageRequest): Promise<ComposedDocument | null> {
    const { shown, composer } = await sites.get('site');
    const context: PageContext = {
      brand: shown.brand,
      deployment,
      language,
      i18n: messages[language],
      answers: (freshMs > 0 && kept.get(language)) || answersOf(language),
      clock,
      onError,
    };
    await screenOf(screenAt(url.pathname)).preload();
    const page = await renderPage(url, context);
    const membersOnly = siteInfoIn(page.known)?.loginedToHomePage ?? deployment.membersOnly;
    if (guard(routeOf(url.pathname), url.href, { signedIn: false, membersOnly }) !== null) return null;
    return composer.page({
      ...page,
      ...pageOf(url, language),
      language,
      route,
      incomplete: renderIncomplete(messages[language], language),
    });
  }
  const documents = createKeeper<string, ComposedDocument | null>({
    freshMs,
    staleMs,
    most: mostDocuments,
    now,
    make: (key) => {
      const url = new URL(key.slice(3));
      const language = offeredLanguages.find((offered) => key.startsWith(offered)) ?? offeredLanguages[0];
      return render({ url, language, route: routeAt(url.pathname) });
    },
  });

  return async (request) => {
    const url = new URL(request.url);
    // Nothing of the site under a name that is not its own.
    if (!isOwnHost(deployment, url)) {
      return new Response(null, { status: 421, headers: headers(request, { scripts: '', styles: '' }) });
    }
    const { shown, shell } = await sites.get('site');
    const language = languageOf(request) ?? defaultLanguage(shown);
    const route = routeAt(url.pathname);
    const code = route === null ? 404 : 200;
    const soon = waitFor(patienceMs, onError);
    const state = await soon(status.get('status'));
    if (state?.maintenance === true) {
      return respond(request, shell, 503, headers, { 'Retry-After': String(retryAfterS) });
    }
    const rendered =
      state !== null && isPublic(route)
        ? await soon(documents.get(`${language} ${url.origin}${url.pathname}${url.search}`))
        : null;
    if (rendered === null) {
      const named = route === null ? shell : await shells.get(url.origin + url.pathname);
      return respond(request, named, code, headers);
    }
    return respond(request, withTheme(rendered, cookieOf(request, 'theme')), code, headers, { Vary: 'Cookie' });
  };
}

function descriptionOf(messages: i18n, name: RouteName | null): string {
  const own = `documents:pages.${name}`;
  // Not every page has its own.
  return messages.t(messages.exists(own) ? (own as 'documents:site') : 'documents:site');
}

const routeAt = (pathname: string): Route | null => {
  const name = routeOf(pathname);
  return name === null ? null : routeNamed(name);
};

/** Whether a visitor sees the page: all but those of members. */
const isPublic = (route: Route | null): boolean => route?.access !== 'member';

/** The language in the cookie that the language switch sets. */
function languageOf(request: Request): OfferedLanguage | undefined {
  const chosen = cookieOf(request, 'lang');
  return offeredLanguages.find((language) => language === chosen);
}

const cookieOf = (request: Request, name: 'lang' | 'theme'): string | undefined =>
  namesOfCookie(name)
    .map((each) => findCookie(request.headers.get('Cookie') ?? '', each))
    .find((value) => value !== null) ?? undefined;

/** The document in the theme that the player chose (STO-01), so that it is right without a script, too. */
const withTheme = (page: ComposedDocument, theme: string | undefined): ComposedDocument => {
  if (theme === 'dark') return inDark(page);
  return theme === 'light' ? inLight(page) : page;
};

const inTheme = (from: Mode, to: Mode) =>
  oncePer((page: ComposedDocument) => ({
    ...page,
    html: page.html.replace(`data-theme="${from}"`, `data-theme="${to}"`),
    etag: page.etag.replace(/"$/, `-${to}"`),
  }));
const inDark = inTheme('light', 'dark');
const inLight = inTheme('dark', 'light');

const bytesOf = oncePer(({ html }: ComposedDocument) => new TextEncoder().encode(html));

/** Sends bytes as they are. A `Response` that is made of an array copies it first, which took half of the time per document. */
const streamOf = (bytes: Uint8Array): ReadableStream<Uint8Array> =>
  new ReadableStream(
    {
      pull(controller) {
        controller.enqueue(bytes);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );

function respond(
  request: Request,
  document: ComposedDocument,
  status: number,
  headers: DocumentsOptions['headers'],
  extra: Readonly<Record<string, string>> = {},
): Response {
  const { etag, hashes } = document;
  const all = new Headers(headers(request, hashes));
  all.set('Content-Type', 'text/html; charset=utf-8');
  // A browser asks each time, and gets 304; a shared cache may answer for some seconds.
  all.set('Cache-Control', status === 503 ? 'no-store' : 'no-cache');
  if (status === 200) all.set('CDN-Cache-Control', 'max-age=5, stale-while-revalidate=60');
  for (const [name, value] of Object.entries(extra)) all.set(name, value);
  if (status === 200) {
    all.set('ETag', etag);
    const known = (request.headers.get('If-None-Match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    if (known.includes(etag)) return new Response(null, { status: 304, headers: all });
  }
  return new Response(streamOf(bytesOf(document)), { status, headers: all });
}
