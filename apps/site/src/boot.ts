// Runs before the first paint, as a classic script: no imports, and nothing that can throw.
declare const __PRELOADS__: {
  readonly languages: Readonly<Record<string, readonly string[]>>;
  readonly routes: Readonly<Record<string, readonly string[]>>;
};

const root = document.documentElement;
const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const language = stored('lang') === 'EN' ? 'en' : 'th';
root.lang = language;
root.dataset['theme'] = stored('theme') === 'dark' ? 'dark' : 'light';
try {
  const { brand } = JSON.parse(document.getElementById('deployment')?.textContent ?? '{}');
  if (typeof brand === 'string') root.dataset['brand'] = brand;
} catch {
  // The application says so when it starts.
}

// Without this the browser would learn of these files only after the entry has run: one round trip each.
const { languages, routes } = __PRELOADS__;
const path = location.pathname.split('/')[1] ?? '';
const page =
  path === 'rng' || path === 'pvp' || path === 'fish'
    ? 'lobby'
    : path === '' || path === 'home' || path.startsWith('index')
      ? 'home'
      : path;
for (const href of [...(languages[language] ?? []), ...(routes[page] ?? [])]) {
  const link = document.createElement('link');
  link.rel = href.endsWith('.css') ? 'preload' : 'modulepreload';
  if (href.endsWith('.css')) link.as = 'style';
  link.href = href;
  document.head.append(link);
}

export {};
