import type { OfferedLanguage } from '#api/primitives.ts';
import { systemStatus } from '#api/system.ts';
import type { KnownAnswer } from '#core/data/platform.tsx';
import { codeOf } from '#core/i18n/languageCode.ts';
import { languageCodes } from '#core/i18n/languageCodes.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { type Route, type ScreenId, notFound, routeOf } from '#core/routing/routes.ts';
import type { Deployment } from '#core/site/deployment.ts';
import { brandNamed, brands } from '#themes/brands.ts';
import { brandText } from '#ui/theme/brandText.ts';
import type { BootValues, EarlyCall, EarlyCalls } from '../../build/bootValues.ts';
import type { DocumentAssets, PartFiles } from './assets.ts';
import { brandBlock, brandHead, defaultLanguage, withBrand, withoutOtherBrands } from './brandHtml.ts';
import { deploymentBlock, withDeployment } from './deploymentBlock.ts';
import { documentAnswersId } from './documentAnswers.ts';
import type { DocumentBrand } from './documentBrand.ts';
import { escapeHtml, headingOf, jsonInHtml } from './html.ts';
import { oncePer } from './oncePer.ts';
import { publicOrigin } from './ownOrigin.ts';
import { metaHtml, previewPicture, withMeta } from './pageMeta.ts';
import { picturesInView, preloadOf } from './pagePictures.ts';
import { type RenderedPage, siteInfoIn } from './renderPage.tsx';
import { statedOf } from './statedDeployment.ts';

/** A document as it is sent. */
export interface ComposedDocument {
  readonly html: string;
  readonly etag: string;
  /** Sources that the Content-Security-Policy must allow, separated by spaces. */
  readonly hashes: { readonly scripts: string; readonly styles: string };
  /** It is sent with 404: the page is known, and what its address names is not. */
  readonly unknownEntry: boolean;
}

/** The page of a document. */
export interface DocumentPage {
  readonly url: URL;
  readonly t: Translate<'common'>;
  /** What search engines and previews say about the page. */
  readonly description: string;
}

export interface PageContent extends DocumentPage, RenderedPage {
  readonly language: OfferedLanguage;
  readonly route: Route | null;
  /** HTML that says so when the program does not run. */
  readonly incomplete: string;
}

/** What a visitor sees while the site is closed (SYS-02, SYS-03). */
export interface ClosedContent extends RenderedPage {
  readonly language: OfferedLanguage;
  /** HTML that says the same in the other languages. */
  readonly elsewhere: string;
}

export interface Composer {
  page: (content: PageContent) => Promise<ComposedDocument>;
  /** The page that replaces the site while it is closed: nothing of the site is in it, nor asked for by it. */
  closed: (content: ClosedContent) => Promise<ComposedDocument>;
  /** The app shell, which the browser completes. Says in its head which page it is, in the language of the brand. */
  shell: (page?: DocumentPage) => Promise<ComposedDocument>;
}

/** What a document is put together from. */
interface Parts {
  /** The code of its language. */
  readonly code: string;
  readonly head: ScreenHead;
  /** Further attributes of `html`, with a space before. */
  readonly attributes?: string;
  /** Elements of `head` that say which page it is. */
  readonly meta: string;
  readonly boot: PageBootValues;
  readonly body: string;
  readonly known: readonly KnownAnswer[];
  readonly unknownEntry?: boolean;
}

/** What a document states once per screen. */
interface ScreenHead {
  /** The scripts below /assets/, the entry first. */
  readonly files: readonly string[];
  readonly links: string;
  readonly style: string;
  readonly hash: string;
}

/**
 * Creates what puts documents together from their parts.
 * @param deployment the settings that each document carries; what its platform does not have is not asked for
 */
export function createComposer(
  assets: DocumentAssets,
  deployment: Deployment,
  shown: DocumentBrand,
  early: EarlyCalls,
): Composer {
  const { brand } = shown;
  const calls = { ...early, always: early.always.filter(({ id = '' }) => !deployment.missing.includes(id)) };
  const block = deploymentBlock(statedOf(deployment));
  const plainShell = withBrand(assets, shown).then((html) => withDeployment(html, statedOf(deployment)));
  const siteNameIn = (code: string) => brandText(brand.title ?? brand.name, code);
  const titleOf = ({ url, t }: DocumentPage): string => {
    const name = routeOf(url.pathname);
    return name === null ? t('notFound.title') : t(`pages.${name}`);
  };
  const heads = new Map<ScreenId, Promise<ScreenHead>>();
  const headOf = (screen: ScreenId): Promise<ScreenHead> => {
    let head = heads.get(screen);
    if (head === undefined) {
      head = headOfPart(assets, assets.screens[screen], brand.id);
      heads.set(screen, head);
    }
    return head;
  };

  const closedHead = headOfPart(assets, assets.closed, brand.id);
  async function compose({
    code,
    head,
    attributes = '',
    meta,
    boot: values,
    body,
    known,
    unknownEntry = false,
  }: Parts): Promise<ComposedDocument> {
    const bootScript = assets.boot.replace('__BOOT__', () =>
      jsonInHtml({
        ...values,
        // That of a brand file is in a block of its own.
        brand: brandNamed(brand.id),
        brandIds: brands.map(({ id }) => id),
        brandScript: assets.brandScript.path,
        languages: languageCodes,
      } satisfies BootValues),
    );
    const boot = bootScript + (shown.fromFile ? assets.brandScript.text : '');
    const whole = `<!doctype html>
<html lang="${code}" data-brand="${brand.id}" data-theme="${brand.defaults?.theme ?? 'light'}" data-session="out" data-rendered="${code}"${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${meta}
${brandHead(shown, code, assets.ownApp)}${shown.fromFile ? brandBlock(shown) : ''}
<style>${head.style}</style>
${block}
<script>${boot}</script>
</head>
<body>
${head.links}
${body}
<script type="application/json" id="${documentAnswersId}">[${known.map(answerInHtml).join(',')}]</script>
</body>
</html>
`;
    return {
      html: whole,
      etag: await tagOf(whole),
      hashes: { scripts: await hashOf(boot), styles: head.hash },
      unknownEntry,
    };
  }

  return {
    async page({ html, known, title: told, unknownEntry, url, language, route, t, description, incomplete }) {
      const code = codeOf(language);
      const screen = route?.screen ?? notFound.screen;
      const head = await headOf(screen);
      // A page of one entry is named after it, as in the browser.
      const entry = routeOf(url.pathname) === 'promoDetail' && !unknownEntry ? headingOf(html) : undefined;
      const title = told ?? titleOf({ url, t, description });
      const about = entry === undefined ? description : `${entry} · ${description}`;
      const chosen = entry === undefined ? null : url.searchParams.get('id');
      const base = publicOrigin(deployment, url);
      const path = url.pathname + (chosen === null ? '' : `?id=${encodeURIComponent(chosen)}`);
      const address = base === null ? undefined : base + path;
      const siteName = siteNameIn(code);
      const pictures = picturesInView(html);
      const { imageHosts } = deployment;
      const isPage = route !== null && !unknownEntry;
      const picture = previewPicture({
        url,
        base,
        brand,
        fromFile: shown.fromFile,
        code,
        shown: pictures.map((image) => image.url),
        promotionId: chosen,
        known,
        imageHosts,
      });
      const meta = metaHtml({ title, description: about, picture, siteName, ...(isPage && address && { address }) });
      const canonical = isPage && `<link rel="canonical" href="${escapeHtml(address ?? path)}">`;
      return compose({
        code,
        head,
        // The banner and the picture after it are asked for before the styles have come. The boot script asks for the program.
        meta: `<title>${escapeHtml(title)} · ${escapeHtml(siteName)}</title>
${meta}
${canonical || ''}
${pictures.map(preloadOf).join('')}`,
        boot: bootValues(route ?? notFound, calls, known, { messages: assets.messages, files: head.files }),
        body: `${incomplete}\n<div id="root">${html}</div>`,
        known,
        unknownEntry,
      });
    },
    async closed({ html, known, language, elsewhere }) {
      const code = codeOf(language);
      const head = await closedHead;
      const page = { layout: 'bare', messages: ['system', 'more'] } as const;
      return compose({
        code,
        head,
        attributes: ' data-closed',
        meta: `<title>${escapeHtml(headingOf(html) ?? '')} · ${escapeHtml(siteNameIn(code))}</title>
<meta name="robots" content="noindex">`,
        boot: {
          ...bootValues(page, calls, known, { messages: assets.messages, files: head.files }),
          always: [],
        },
        body: `<div id="root">${html}</div>\n${elsewhere}`,
        known,
      });
    },
    async shell(page) {
      let html = await plainShell;
      if (page !== undefined) {
        const { url, description } = page;
        const code = codeOf(defaultLanguage(shown));
        const [title, siteName] = [titleOf(page), siteNameIn(code)];
        const base = publicOrigin(deployment, url);
        const picture = previewPicture({ ...shown, url, base, code, imageHosts: deployment.imageHosts });
        const address = base === null ? {} : { address: base + url.pathname };
        html = withMeta(html, { title, description, picture, siteName, ...address }, `${title} · ${siteName}`);
      }
      return { html, etag: await tagOf(html), hashes: { scripts: '', styles: '' }, unknownEntry: false };
    },
  };
}

async function headOfPart({ entry }: DocumentAssets, own: PartFiles | undefined, brand: string): Promise<ScreenHead> {
  const styles = [...entry.styles, ...(own?.styles ?? [])];
  const style = withoutOtherBrands(styles.map(({ text }) => text.trim()).join('\n'), brand);
  const scripts = [...entry.scripts, ...(own?.scripts ?? [])];
  // The loader of chunks finds these and does not load the files; disabled links are not loaded by the browser.
  const links = styles.map(({ path }) => `<link rel="stylesheet" crossorigin disabled href="${path}">`);
  const files = scripts.map((path) => path.replace('/assets/', ''));
  return { style, hash: await hashOf(style), links: links.join(''), files };
}

/** The boot script's values without those of the brand. */
type PageBootValues = Omit<BootValues, 'brand' | 'brandIds' | 'brandScript' | 'languages'>;

/** The boot script's values for one page. */
function bootValues(
  route: Partial<Route>,
  { always, deadlineMs }: EarlyCalls,
  known: readonly KnownAnswer[],
  { messages, files }: Pick<BootValues, 'messages' | 'files'>,
): PageBootValues {
  const inDocument = new Set(known.map(({ key: [id] }) => id));
  const { banners, layout } = route;
  // Without the app shell, a page reads less.
  const isRead = (id: string): boolean => layout !== 'bare' || id === systemStatus.id;
  const mark = ({ id = '', ...call }: EarlyCall): EarlyCall => ({
    ...call,
    ...((inDocument.has(id) || !isRead(id)) && { known: true }),
  });
  const page = {
    files: [...files.keys()],
    messages: route.messages ?? [],
    ...(banners !== undefined && { banners }),
    ...(layout === 'bare' && { bare: true as const }),
  };
  return {
    files,
    messages,
    deadlineMs,
    minAge: siteInfoIn(known)?.policy.minAge,
    always: always.map(mark),
    // The page has their answers.
    calls: {},
    shapes: [page],
    pages: {},
  };
}

/** Kept answers stand in many documents, and are much of each. */
const answerInHtml = oncePer(({ key, value }: KnownAnswer): string => jsonInHtml([key, value]));

const digest = async (text: string): Promise<string> =>
  btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))));

const hashOf = async (text: string): Promise<string> => `'sha256-${await digest(text)}'`;
const tagOf = async (text: string): Promise<string> => `"${(await digest(text)).slice(0, 22)}"`;
