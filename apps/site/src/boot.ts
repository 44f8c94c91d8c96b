// Runs before the first paint, as a classic script: no imports, and nothing that can throw.
type EarlyCall = { url: string; auth: string; held?: string };
type EarlyCalls = { always: readonly EarlyCall[]; pages: Readonly<Record<string, readonly EarlyCall[]>> };
declare const __PRELOADS__: {
  readonly files: readonly string[];
  /** By the code of a language, the name of a page, or both (`home.th`): places in `files`. */
  readonly lists: Readonly<Record<string, readonly number[]>>;
};
declare const __EARLY__: EarlyCalls;
declare const __PAGES__: { readonly bare: readonly string[]; readonly banner: readonly string[] };

const root = document.documentElement;
const stored = (storage: 'localStorage' | 'sessionStorage', key: string): string | null => {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
};

const language = stored('localStorage', 'lang') === 'EN' ? 'en' : 'th';
const token = stored('sessionStorage', 'token');
const path = location.pathname.split('/')[1]?.replace(/\.html$/, '') ?? '';
const page = ['', 'index', 'home'].includes(path) ? 'home' : path;
const closed = token === null && stored('localStorage', 'membersOnly') === '1';

root.lang = language;
root.dataset['theme'] = stored('localStorage', 'theme') === 'dark' ? 'dark' : 'light';
root.dataset['session'] = token === null ? 'out' : 'in';
const { bare, banner } = __PAGES__;
root.dataset['page'] = closed || bare.includes(page) ? 'bare' : banner.includes(page) ? 'full' : 'plain';

let deployment: Record<string, unknown> = {};
try {
  deployment = JSON.parse(document.getElementById('deployment')?.textContent ?? '{}');
} catch {
  // The application says so when it starts.
}
if (typeof deployment['brand'] === 'string') root.dataset['brand'] = deployment['brand'];

const ahead = (rel: string, href: string, as?: string): void => {
  const link = document.createElement('link');
  link.rel = rel;
  if (as !== undefined) link.as = as;
  if (as === 'image') link.fetchPriority = 'high';
  if (as === 'fetch') link.crossOrigin = 'anonymous';
  link.href = href;
  document.head.append(link);
};

// Without this the browser would learn of these files only after the entry has run: one round trip each.
const { files, lists } = __PRELOADS__;
const modules: Record<string, string> = { rng: 'lobby', pvp: 'lobby', fish: 'lobby' };
const module = modules[page] ?? page;
for (const place of [language, module, `${module}.${language}`].flatMap((key) => lists[key] ?? [])) {
  const href = `/assets/${files[place]}`;
  if (href.endsWith('.css')) ahead('preload', href, 'style');
  else if (href.endsWith('.json')) ahead('preload', href, 'fetch');
  else ahead('modulepreload', href);
}

// The same for the calls of the first screen: the program finds them answered, or on their way (see earlyFetch.ts).
const early = new Map<string, Promise<Response>>();
const base = typeof deployment['apiBase'] === 'string' ? deployment['apiBase'] : '';
const fill: Record<string, unknown> = {
  merchant: deployment['merchant'],
  channel: deployment['channel'],
  host: location.host,
  language: language.toUpperCase(),
};
const { always, pages } = __EARLY__;
for (const call of closed ? [] : [...always, ...((location.search === '' && pages[page]) || [])]) {
  if (call.auth === 'member' && token === null) continue;
  const who = call.auth === 'none' ? null : token;
  // Kept since an earlier page of this tab, for this language and player.
  const asked = `{"language":"${language.toUpperCase()}"},${JSON.stringify(who)}]`;
  if (call.held !== undefined && stored('sessionStorage', call.held)?.includes(asked)) continue;
  const url = base + call.url.replace(/%7B(\w+)%7D/g, (_, name: string) => encodeURIComponent(String(fill[name])));
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': language };
  if (who !== null) headers['Authorization'] = `Bearer ${who}`;
  const answer = fetch(url, { headers, credentials: 'same-origin' });
  early.set(`${url}\n${language}\n${who ?? ''}`, answer);
  if (root.dataset['page'] === 'full' && url.includes('getListAnnouncements')) {
    answer.then((response) => response.clone().json()).then(showBanner, () => {});
  }
}
Object.assign(window, { kinnariEarly: { at: Date.now(), answers: early } });

/** The first picture of the page's banners is the largest thing on the first screen: drawn before the program has come. */
function showBanner({ value }: { value?: { banners?: readonly { groupName?: string; url?: string }[] } }): void {
  const group = page === 'home' ? '/' : `/${page}`;
  const picture = value?.banners?.find(({ groupName }) => groupName === group)?.url;
  if (!picture?.startsWith('/') || picture.startsWith('//')) return;
  const [host] = Array.isArray(deployment['imageHosts']) ? deployment['imageHosts'] : [];
  const url = typeof host === 'string' ? `https://${host}${picture}` : picture;
  ahead('preload', url, 'image');
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

export {};
