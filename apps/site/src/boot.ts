// The boot script: runs before the first paint as a classic script. It has no imports and must not throw.
declare const __BOOT__: import('../build/bootValues.ts').BootValues;
/** Whether it is for documents with content; the app shell has none that could be entered or be too early. */
declare const __IN_DOCUMENT__: boolean;

const root = document.documentElement;
const stored = (storage: 'localStorage' | 'sessionStorage', key: string): string | null => {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
};

let deployment: Record<string, unknown> & { brand?: string; policy?: { session?: unknown } } = {};
try {
  deployment = JSON.parse(document.getElementById('deployment')?.textContent ?? '{}');
} catch {
  // `readDeployment` reports it when the site starts.
}
const { files, messages, always, calls, deadlineMs, shapes, pages, brand, brandIds, brandScript, languages, minAge } =
  __BOOT__;

// The brand: index.html has the marks of all, of which CSS shows one. What else there is to know of another brand than the
// document's, and of a brand file, a script says that only they load; see otherBrand.ts.
const { brandFile } = deployment;
const brandId = deployment.brand || brand.id;
if (brandIds.includes(brandId)) root.dataset['brand'] = brandId;
const isOther = (brandFile || brandId !== brand.id) && !document.getElementById('brand');

// What a player sees who has chosen nothing: as the document is written, or as the last visit has kept it.
const kept = isOther ? stored('localStorage', 'brandDefaults') : null;
const [defaultLanguage, defaultTheme] = kept?.split(' ') ?? [root.lang, root.dataset['theme']];
const chosen = stored('localStorage', 'lang')?.toLowerCase() ?? defaultLanguage ?? '';
const language = languages.includes(chosen) ? chosen : languages[0];
root.lang = language;
root.dataset['theme'] = (stored('localStorage', 'theme') ?? defaultTheme) === 'dark' ? 'dark' : 'light';

const boot = { brand, ready: Promise.resolve() };
Object.assign(window, { kinnariBrand: boot });
if (isOther) {
  // Until that script shows the file: nothing for some milliseconds if it is kept, else grey without mark and name.
  if (brandFile) root.dataset['brandPending'] = kept ? 'kept' : 'file';
  boot.ready = import(brandScript).catch(() => delete root.dataset['brandPending']);
}

const session = deployment.policy?.session === 'browser' ? 'localStorage' : 'sessionStorage';
const token = stored(session, 'token');
/** The assistant of an agent (AGT-15), who has no balance. */
const isAssistant = stored(session, 'isAgent') === '43';
const shape = __IN_DOCUMENT__ ? 0 : pages[location.pathname.replace(/(.)\/+$/, '$1')];
const page = shapes[shape ?? -1] ?? {};
// On a first visit, the deployment tells.
const membersOnly = stored('localStorage', 'membersOnly') ?? (deployment['membersOnly'] === true ? '1' : '0');
const closed = token === null && membersOnly === '1';

// The document contains the page in the chosen language: only what belongs to a session is missing.
const rendered = root.dataset['rendered'] === language;

if (stored('localStorage', 'balance') === 'hidden') root.dataset['balance'] = 'hidden';
// The document asks for the age and has what comes after it, too.
if (__IN_DOCUMENT__ && Number(stored('localStorage', 'ageConfirmed')) >= (minAge ?? NaN)) {
  root.dataset['age'] = 'confirmed';
}
// The login has the button of passkeys, which are bound to a name, and which browsers give to secure pages alone.
if (__IN_DOCUMENT__) {
  const { PublicKeyCredential: keys } = window as Partial<typeof globalThis>;
  if (!keys?.parseRequestOptionsFromJSON || /[\d\]]$/.test(location.hostname)) root.dataset['passkeys'] = 'none';
}
// The installed app of a player with a passkey begins with the login, and the login with its button.
if (stored('localStorage', 'passkeyHere') && matchMedia('(display-mode: standalone)').matches) {
  root.dataset['passkeys'] = 'first';
  if (token === null && location.search === '?from=app' && navigator.onLine) location.replace('/login');
}
root.dataset['session'] = token === null ? 'out' : 'in';
// The home page of a player begins with what is their own, without banners.
const hasTop = page.banners !== undefined && (page.banners !== '/' || token === null);
root.dataset['page'] = closed || page.bare ? 'bare' : hasTop ? 'full' : 'plain';

// Errors of elements do not bubble.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement) loadAgain(target);
    // The program itself, not a script of others.
    if (target instanceof HTMLScriptElement && target.type === 'module') showIncomplete();
  },
  true,
);

/**
 * Loads a stylesheet again that did not come: when the connection is back, or else after growing waits. The module loader
 * asks for each only once, so that a retry would show its chunk without styles.
 */
function loadAgain(failed: HTMLLinkElement): void {
  failed.remove();
  if (failed.rel !== 'stylesheet') return;
  const link = document.createElement('link');
  link.rel = failed.rel;
  link.crossOrigin = failed.crossOrigin;
  link.href = failed.href;
  const load = (): void => document.head.append(link);
  if (!navigator.onLine) addEventListener('online', load, { once: true });
  else {
    const waitMs = Number(failed.dataset['wait'] ?? 2_000);
    setTimeout(load, waitMs);
    link.dataset['wait'] = `${Math.min(2 * waitMs, 60_000)}`;
  }
}

/** Says that the program did not come. What the document shows stays; with a connection it loads again, if nothing was entered. */
function showIncomplete(): void {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-incomplete]')) notice.hidden = false;
  addEventListener('online', () => {
    if (window.kinnariSubmitted === undefined) location.reload();
  });
}

/** A file that never answers is missing, too (ERR-03b). The program ends this when it starts. */
const late = setTimeout(showIncomplete, 120_000);
addEventListener('kinnari:incomplete', showIncomplete);

// Forms are the program's. What is submitted before it has come, it submits when it has (see core/forms/useEarlySubmit.ts);
// what is changed meanwhile is not complete yet.
if (__IN_DOCUMENT__) {
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    window.kinnariSubmitted = event.target;
  });
  addEventListener('input', () => (window.kinnariSubmitted = null));
}

// The page that lets players install the site asks them where they look for it.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.kinnariInstall = event as NonNullable<Window['kinnariInstall']>;
});

const addLink = (rel: string, href: string, as?: string): void => {
  const link = document.createElement('link');
  link.rel = rel;
  if (as !== undefined) link.as = as;
  if (as === 'image') link.fetchPriority = 'high';
  // As the module loader and `fetch` request them: another mode would not use what was preloaded.
  if (as === 'fetch' || as === 'style') link.crossOrigin = 'anonymous';
  link.href = href;
  document.head.append(link);
};

/** Without this, the browser would find these files only after the entry has run, one round trip later. */
function preloadFiles(): void {
  for (const index of page.files ?? []) {
    const href = `/assets/${files[index]}`;
    if (href.endsWith('.css')) addLink('preload', href, 'style');
    else addLink('modulepreload', href);
  }
  for (const bundle of ['first', ...(page.messages ?? [])]) {
    addLink('preload', `/${messages.replace('{bundle}', bundle).replace('{language}', language)}`, 'fetch');
  }
}

/** Early requests on their way at once. Over HTTP/1.1 a browser opens six connections, and the site's files need some. */
const mostAtOnce = 3;
const waiting: (() => Promise<unknown>)[] = [];
let onTheWay = 0;
function sendNext(): void {
  const send = onTheWay < mostAtOnce ? waiting.shift() : undefined;
  if (send === undefined) return;
  onTheWay += 1;
  const end = (): void => {
    onTheWay -= 1;
    sendNext();
  };
  // A failure is reported where the answer is used.
  send().then(end, end);
  sendNext();
}

// Early requests: the site takes over their answers (see core/data/earlyFetch.ts).
const early = new Map<string, Promise<Response>>();
const base = typeof deployment['apiBase'] === 'string' ? deployment['apiBase'] : '';
const fill: Record<string, unknown> = {
  merchant: deployment['merchant'],
  channel: deployment['channel'],
  host: location.host,
  language: language.toUpperCase(),
};
/** Whether the tab keeps an answer for this language and session (see core/data/tabCache.ts). */
function isCached(name: string, who: string | null): boolean {
  try {
    const { key }: { key: readonly [id: string, input: { language?: string }, owner: string | null] } = JSON.parse(
      stored('sessionStorage', name) ?? '',
    );
    return key[1].language === language.toUpperCase() && key[2] === who;
  } catch {
    return false;
  }
}
/** Sends the requests that the page needs. */
function sendEarly(): void {
  const named = location.search === '' ? (page.early ?? []).flatMap((name) => calls[name] ?? []) : [];
  for (const call of closed ? [] : [...always, ...named]) {
    if (call.auth === 'member' && (token === null || (isAssistant && call.url.includes('/wallets/')))) continue;
    const who = call.auth === 'none' ? null : token;
    if (rendered && call.known && who === null) continue;
    // Since an earlier page of this tab.
    if (call.cached !== undefined && isCached(call.cached, who)) continue;
    const url = base + call.url.replace(/%7B(\w+)%7D/g, (_, name: string) => encodeURIComponent(String(fill[name])));
    const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': language };
    if (who !== null) headers['Authorization'] = `Bearer ${who}`;
    waiting.push(() => {
      const signal = AbortSignal.timeout(deadlineMs);
      const answer = fetch(url, { headers, credentials: 'same-origin', signal });
      early.set(`${url}\n${language}\n${who ?? ''}`, answer);
      if (root.dataset['page'] === 'full' && url.includes('getListAnnouncements')) {
        answer.then((response) => response.clone().json()).then(showBanner, () => {});
      }
      return answer;
    });
  }
  sendNext();
  const stop = (): void => {
    waiting.splice(0);
    clearTimeout(late);
  };
  Object.assign(window, { kinnariEarly: { at: Date.now(), answers: early, stop } });
}

/** What is read of a banner before it is validated. */
interface FirstBanner {
  readonly groupName?: string;
  readonly url?: string;
  readonly scene?: { readonly wide?: string; readonly tall?: string } | null;
}

/** Draws the page's first banner, the largest element of the first view, before the site's code has loaded. */
function showBanner({ value }: { value?: { banners?: readonly FirstBanner[] } }): void {
  const banner = value?.banners?.find(({ groupName }) => groupName === page.banners);
  // As `<source>` of the banner chooses it.
  const picture = banner?.scene?.[matchMedia('screen and (min-width: 48em)').matches ? 'wide' : 'tall'] ?? banner?.url;
  // A path of this site. Browsers read `/\` and a tab between slashes like `//`, which names another host.
  if (picture === undefined || !/^\/[\w%]/.test(picture)) return;
  const hosts: unknown = deployment['imageHosts'];
  // As `createImageUrl` chooses it.
  const host = Array.isArray(hosts) && hosts.find((each) => each[0] !== '*');
  const url = host ? `https://${host}${picture}` : picture;
  addLink('preload', url, 'image');
  const draw = (): void => {
    const place = document.querySelector(`[inert][lang="${language}"] [data-banner] > *`);
    if (place === null) return;
    const image = document.createElement('img');
    image.alt = '';
    image.src = url;
    place.replaceChildren(image);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', draw);
  else draw();
}

if (__IN_DOCUMENT__) {
  const start = (): void => {
    preloadFiles();
    sendEarly();
    // The first file of a document is the entry.
    import(`/assets/${files[0]}`).catch(showIncomplete);
  };
  // After the first paint: files that are here since an earlier visit are compiled as soon as they are named, which took
  // longer than to parse, lay out and paint the page. A hidden tab paints nothing.
  document.addEventListener('DOMContentLoaded', () => {
    if (document.hidden) start();
    else requestAnimationFrame(() => setTimeout(start));
  });
} else {
  preloadFiles();
  sendEarly();
}

export {};
