import type { i18n } from 'i18next';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import type { OfferedLanguage } from '#api/primitives.ts';
import { type SiteInfoValue, type SystemStatusValue, systemPermission, systemStatus } from '#api/system.ts';
import type { CallKey, KnownAnswer, Platform, Rendering } from '#core/data/platform.tsx';
import { sessionStore } from '#core/data/storage.ts';
import { translateIn } from '#core/i18n/translate.ts';
import { StaticRouter } from '#core/routing/router.ts';
import { type Deployment, hasIn } from '#core/site/deployment.ts';
import type { Clock } from '#core/time/clock.ts';
import type { Brand } from '#ui/theme/brand.ts';
import { type ClosedBecause, ClosedNote } from '../ClosedNote.tsx';
import { Incomplete } from '../Incomplete.tsx';
import { RootScreen } from '../RootScreen.tsx';
import { Providers } from '../Site.tsx';
import { type Answers, publicOperation } from './answers.ts';

export interface PageContext {
  readonly brand: Brand;
  readonly deployment: Deployment;
  readonly language: OfferedLanguage;
  readonly i18n: i18n;
  readonly answers: Answers;
  readonly clock: Clock;
  /** What the platform says to this visitor, on a page that is for no other: why the site is closed. */
  readonly status?: SystemStatusValue;
  /** Told about errors of components; a page that fails is sent without content. */
  readonly onError: (error: unknown) => void;
}

export interface RenderedPage {
  readonly html: string;
  /** The answers that the page shows, for the browser's cache. */
  readonly known: readonly KnownAnswer[];
  /** What the page shows, where that is more than the name of the page. */
  readonly title?: string | undefined;
  /** The address names something that the site does not have: an unknown promotion or vendor. */
  readonly unknownEntry: boolean;
}

/** The operator's settings among the answers of a page. */
export function siteInfoIn(known: readonly KnownAnswer[]): SiteInfoValue | undefined {
  const answer = known.find(({ key: [id] }) => id === systemPermission.id);
  // The client has parsed it as the output of this operation.
  return answer?.value as SiteInfoValue | undefined;
}

/** How often a page is rendered until it has all that it reads: some calls follow from the answer to others. */
const mostPasses = 4;

/**
 * Renders a page as a visitor sees it. Where an answer is missing, it is loaded and the page is rendered again; with kept
 * answers, one pass is enough.
 */
export async function renderPage(url: URL, context: PageContext): Promise<RenderedPage> {
  // All passes see the same answer: the browser must render what the document shows, also when a newer one has come.
  const shown = new Map<string, KnownAnswer>();
  for (let pass = 1; ; pass += 1) {
    const missing = new Map<string, CallKey>();
    const reads = new Set<string>();
    const told: { title?: string; unknownEntry: boolean } = { unknownEntry: false };
    const rendering: Rendering = {
      title: (title) => void (told.title = title),
      unknownEntry: () => void (told.unknownEntry = true),
    };
    const html = await renderOnce(url, context, rendering, (key) => {
      const own = key[0] === systemStatus.id ? context.status : undefined;
      if (own === undefined && publicOperation(key) === undefined) return undefined;
      const name = JSON.stringify(key);
      reads.add(name);
      const answer = own === undefined ? (shown.get(name) ?? context.answers.read(key)) : { key, value: own, at: 0 };
      if (answer === undefined) missing.set(name, key);
      else shown.set(name, answer);
      return answer;
    });
    const loaded = pass < mostPasses && missing.size > 0 && (await load(context.answers, [...missing.values()]));
    if (!loaded) {
      const known = [...shown].flatMap(([name, answer]) => (reads.has(name) ? [answer] : []));
      return { html, known, ...told };
    }
  }
}

/** Loads the answers to calls. Resolves to whether any of them has come. */
async function load(answers: Answers, keys: readonly CallKey[]): Promise<boolean> {
  await answers.load(keys);
  return keys.some((key) => answers.read(key) !== undefined);
}

async function renderOnce(
  url: URL,
  { brand, deployment, language, i18n: instance, clock, onError }: PageContext,
  rendering: Rendering,
  read: NonNullable<Platform['read']>,
): Promise<string> {
  const platform: Platform = {
    client: { call: () => Promise.reject(new Error('components make no calls while they are rendered')) },
    session: noSession,
    language: {
      current: () => language,
      first: () => language,
      choose: nothing,
      subscribe: () => () => {},
      i18n: instance,
    },
    deployment,
    has: hasIn(deployment),
    clock,
    origin: url.origin,
    known: [],
    heard: new Map(),
    read,
    rendering,
    onClosed: () => () => {},
    onRefused: () => () => {},
  };
  const stream = await renderToReadableStream(
    <StaticRouter location={url.pathname + url.search}>
      <Providers brand={brand} platform={platform}>
        <RootScreen />
      </Providers>
    </StaticRouter>,
    // Without a limit React moves large parts to the end, and back to their place by a script.
    { onError, progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  await stream.allReady;
  return (await new Response(stream).text()).replace(preloadsOfReact, '');
}

/**
 * React puts a preload of each eager picture before the content. The head preloads the first two, and the browser finds the
 * others in the content itself: ahead of it, they would take the place of these.
 */
const preloadsOfReact = /^(?:<link rel="preload" as="image"[^>]*>)+/;

const nothing = () => Promise.resolve();

/** Documents are rendered for visitors: no session reaches them. */
const noSession: Platform['session'] = {
  store: sessionStore,
  current: () => null,
  sent: () => null,
  renew: () => {},
  signIn: () => {},
  setAccountType: () => {},
  signOut: () => {},
  refuse: () => {},
  postpone: () => () => {},
  takeEnd: () => null,
  refusal: () => undefined,
  subscribe: () => () => {},
  isOutdated: () => false,
  join: () => {},
};

/** Renders what a document says when its program does not run. */
export function renderIncomplete(messages: i18n, language: OfferedLanguage): string {
  const lang = language.toLowerCase();
  return renderToStaticMarkup(<Incomplete t={translateIn(messages, lang, 'documents')} lang={lang} />);
}

/** Renders why the site is closed in the other languages, for those who cannot switch to them without scripts. */
export function renderElsewhere(messages: i18n, language: OfferedLanguage, because: ClosedBecause): string {
  const lang = language.toLowerCase();
  return renderToStaticMarkup(<ClosedNote t={translateIn(messages, lang, 'system')} lang={lang} because={because} />);
}
