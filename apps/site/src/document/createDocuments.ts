import type { i18n } from 'i18next';
import * as v from 'valibot';
import { createClient } from '#api/client.ts';
import { type OfferedLanguage, offeredLanguages } from '#api/primitives.ts';
import { appShellPath } from '#core/app/offlineFiles.ts';
import { disableStorage } from '#core/data/storage.ts';
import { translateIn } from '#core/i18n/translate.ts';
import { guard } from '#core/routing/guard.ts';
import { type Route, type RouteName, routeNamed, routeOf } from '#core/routing/routes.ts';
import { deploymentSchema } from '#core/site/deployment.ts';
import { createClock } from '#core/time/clock.ts';
import type { Brand } from '#ui/theme/brand.ts';
import { earlyCalls } from '../earlyCalls.ts';
import { screenAt, screenOf } from '../screens.tsx';
import { type Answers, createAnswers } from './answers.ts';
import type { DocumentAssets } from './assets.ts';
import { defaultLanguage } from './brandHtml.ts';
import { closingOf, createClosedDocuments, retryAfterOf } from './closedDocument.ts';
import { type DocumentPage, createComposer } from './composeDocument.ts';
import { documentAddress, pagePath } from './documentAddress.ts';
import { documentBrand } from './documentBrand.ts';
import { cookieOf, languageOf } from './documentCookies.ts';
import { type Begin, createKeeper } from './keeper.ts';
import { createLanguages } from './languages.ts';
import { isOwnHost } from './ownOrigin.ts';
import { type PackedDocument, packDocument, sizeOfDocument, withTheme } from './packedDocument.ts';
import { createPlatformStatus } from './platformStatus.ts';
import { type PageContext, renderElsewhere, renderIncomplete, renderPage, siteInfoIn } from './renderPage.tsx';
import { type DocumentHeaders, respond } from './respond.ts';
import { createSenderLimit } from './senderLimit.ts';
import { waitFor } from './waitFor.ts';

export interface DocumentsOptions {
  readonly assets: DocumentAssets;
  /** The parsed `deployment.json`. `createDocuments` rejects when it is invalid. */
  readonly deployment: unknown;
  /** Sends a request to the platform. Its URLs are absolute where the deployment names a host, else paths. */
  readonly fetch: typeof fetch;
  readonly headers: DocumentHeaders;
  /**
   * The name of the request's header in which a CDN tells the region of the visitor, such as `CF-IPCountry`. The CDN has to keep
   * one document per value: only then may it answer without asking, because a region can be blocked (SYS-03).
   */
  readonly regionHeader?: string;
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
  /** Told the address of each page that is rendered, for measurements. */
  readonly onRender?: (address: URL) => void;
  readonly onError?: (error: unknown) => void;
}

/** What is known of a request besides its content. */
export interface RequestSource {
  /**
   * The visitor's address, as the nearest proxy saw it. The platform is asked whether this address may see the site, and what
   * one sender can have rendered is bounded by it. Without it, the browser asks.
   */
  readonly address?: string | undefined;
}

/** Answers requests for pages of the site. */
export type Documents = (request: Request, source?: RequestSource) => Promise<Response>;

/** What a page is rendered from besides the answers. */
interface PageRequest {
  readonly url: URL;
  readonly language: OfferedLanguage;
  readonly route: Route | null;
}

/** The largest number of documents that are kept, and of app shells. */
const mostDocuments = 200;
/** The largest size of the documents that are kept, in bytes. */
const mostBytes = 48_000_000;
/** How long a document, or an answer in one, may be sent while the next one is made, in ms. */
const staleMs = 300_000;
/**
 * What one sender may have rendered: enough for all public pages at once in two languages, or for many players behind one
 * address, who see the same pages; not enough to keep a core busy.
 */
const perSender = { atOnce: 8, burst: 60, perSecond: 6, mostSenders: 20_000 } as const;

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
  regionHeader,
  readBrandFile,
  freshMs = 5_000,
  patienceMs = 200,
  now = Date.now,
  onRender,
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
    return { content, shown, composer, shell: packDocument(await composer.shell()) };
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
  const clientOf = (language: OfferedLanguage, visitor?: string) =>
    createClient({
      // A server has connections enough, and one document does not wait for another.
      readsAtOnce: Infinity,
      baseUrl: deployment.apiBase,
      token: () => null,
      language: () => language,
      cipher: () => Promise.reject(new Error('documents send no sealed calls')),
      fetch: visitor === undefined ? send : (url, init) => send(url, forVisitor(visitor, init)),
    });
  const answersOf = (language: OfferedLanguage): Answers =>
    createAnswers({ client: clientOf(language), freshMs, staleMs, now });
  const kept = new Map(offeredLanguages.map((language) => [language, answersOf(language)]));
  const status = createPlatformStatus({
    clientFor: (address) => clientOf(offeredLanguages[0], address),
    freshMs,
    now,
    onAnswer: ({ serverTime }) => clock.synchronise(serverTime),
  });

  const pageOf = (url: URL, language: OfferedLanguage): DocumentPage => ({
    url,
    t: translateIn(messages[language], language.toLowerCase(), 'common'),
    description: descriptionOf(messages[language], routeOf(url.pathname)),
  });
  /** App shells that say which page they are, by its URL without a query. */
  const shells = createKeeper<string, PackedDocument>({
    freshMs,
    staleMs,
    most: mostDocuments,
    now,
    make: async (key) => {
      const { shown, composer } = await sites.get('site');
      return packDocument(await composer.shell(pageOf(new URL(key), defaultLanguage(shown))));
    },
  });

  const contextOf = (brand: Brand, language: OfferedLanguage): PageContext => ({
    brand,
    deployment,
    language,
    i18n: messages[language],
    answers: (freshMs > 0 && kept.get(language)) || answersOf(language),
    clock,
    onError,
  });

  const closedDocument = createClosedDocuments({
    freshMs,
    staleMs,
    now,
    async render({ because, status: told }, language, origin) {
      const { shown, composer } = await sites.get('site');
      const page = await renderPage(new URL(origin), { ...contextOf(shown.brand, language), status: told });
      const others = offeredLanguages.filter((other) => other !== language);
      const elsewhere = others.map((other) => renderElsewhere(messages[other], other, because)).join('');
      return composer.closed({ ...page, language, elsewhere });
    },
  });
  const mayRender = createSenderLimit({ ...perSender, now });

  /** Resolves to null where the operator keeps the page from visitors (RT-14): the browser knows whether there is a session. */
  async function render({ url, language, route }: PageRequest): Promise<PackedDocument | null> {
    const { shown, composer } = await sites.get('site');
    const context = contextOf(shown.brand, language);
    onRender?.(url);
    await screenOf(screenAt(url.pathname)).preload();
    const page = await renderPage(url, context);
    const membersOnly = siteInfoIn(page.known)?.loginedToHomePage ?? deployment.membersOnly;
    if (guard(routeOf(url.pathname), url.href, { signedIn: false, membersOnly }) !== null) return null;
    const composed = await composer.page({
      ...page,
      ...pageOf(url, language),
      language,
      route,
      incomplete: renderIncomplete(messages[language], language),
    });
    return packDocument(composed);
  }
  const documents = createKeeper<string, PackedDocument | null>({
    freshMs,
    staleMs,
    most: mostDocuments,
    mostBytes,
    sizeOf: (page) => (page === null ? 0 : sizeOfDocument(page)),
    now,
    make: (key) => {
      const url = new URL(key.slice(3));
      const language = offeredLanguages.find((offered) => key.startsWith(offered)) ?? offeredLanguages[0];
      return render({ url, language, route: routeAt(url.pathname) });
    },
  });

  return async (request, { address } = {}) => {
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
    const [all, own] = await Promise.all([
      soon(status.shared()),
      address === undefined ? null : soon(status.of(address)),
    ]);
    const [vary, shared] = regionHeader === undefined ? [[], false] : [[regionHeader], true];
    const closing = closingOf(all, own);
    if (closing !== null) {
      const page = packDocument(await closedDocument(closing, language, url.origin));
      return respond(request, withTheme(page, cookieOf(request, 'theme')), {
        status: closing.because === 'blocked' ? 451 : 503,
        headers,
        vary: ['Cookie', ...vary],
        retryAfterS: retryAfterOf(closing, clock.now()),
      });
    }
    if (url.pathname === appShellPath)
      return respond(request, shell, { status: 200, headers, vary, shared, listed: false });
    // Whether this visitor may see the site is not known, or this page is for no visitor: the browser completes the app shell.
    const known = all !== null && (address === undefined || own !== null);
    const asked = known && isPublic(route) ? documentAddress(url) : null;
    const begin: Begin = address === undefined || freshMs === 0 ? () => () => {} : mayRender(address);
    const page = asked && (documents.getIf(`${language} ${asked.href}`, begin) ?? null);
    const rendered = await soon(page);
    if (rendered === null) {
      const named = route === null ? shell : await shells.get(url.origin + pagePath(url.pathname));
      return respond(request, named, { status: code, headers, vary, shared });
    }
    return respond(request, withTheme(rendered, cookieOf(request, 'theme')), {
      status: rendered.unknownEntry ? 404 : code,
      headers,
      kind: page instanceof Promise ? 'rendered' : 'kept',
      vary: ['Cookie', ...vary],
      shared,
    });
  };
}

/** A request to the platform about a visitor. The platform reads the address as it does behind any other proxy. */
function forVisitor(address: string, init: RequestInit | undefined): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set('X-Forwarded-For', address);
  return { ...init, headers };
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
