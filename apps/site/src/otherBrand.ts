// Shows a brand that the document is not written for, or a brand file. Like the boot script, it has no imports and must not
// throw. A document that carries a brand has it as a classic script after the boot script; else the boot script imports it.
declare const __BOOT__: import('../build/bootValues.ts').OtherBrandValues;
type Brand = import('#ui/theme/brand.ts').Brand;
type ShownBrand = import('#core/site/shownBrand.ts').ShownBrand;
type KeptBrand = import('#core/site/shownBrand.ts').KeptBrand;

/** How long a brand file may take on a first visit, in ms. Then the site starts without it; the next visit has it. */
const patienceMs = 3_000;

const { brands, languages } = __BOOT__;
const page = document.documentElement;
const boot = window.kinnariBrand;
const head = (rel: string) => document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
const stored = (key: string): string | null => {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
};
function parse<Value>(json: string | null | undefined): Value | null {
  try {
    return JSON.parse(json ?? 'null') as Value | null;
  } catch {
    // Another release may have written what is stored.
    return null;
  }
}

/** As `brandText`, which it cannot import. */
const textIn = (text: Brand['name'], code = ''): string => text[code] ?? text.en;

/** Draws mark and name of a brand file into the prerendered app shell. */
function drawBrand({ id, mark, name }: Brand): void {
  for (const place of document.querySelectorAll(`[inert] [data-brand-mark="${id}"]`)) {
    const [picture, text] = place.children;
    if (!picture || !text) continue;
    text.textContent = textIn(name, place.closest<HTMLElement>('[lang]')?.lang);
    if ('src' in mark) {
      const image = document.createElement('img');
      image.alt = '';
      image.src = mark.src;
      image.className = picture.getAttribute('class') ?? '';
      picture.replaceWith(image);
    } else if (picture.children.length === 0) picture.remove();
    else {
      picture.children[0]?.setAttribute('d', mark.primary);
      picture.children[1]?.setAttribute('d', mark.secondary);
    }
  }
}

/** Sets what no stylesheet has: the values and fonts of a brand file, and the icon that is drawn from its mark. */
function setValues({ brand, variables, icon }: ShownBrand): void {
  const link = head('icon');
  if (link && icon) link.href = URL.createObjectURL(new Blob([icon], { type: 'image/svg+xml' }));
  if (!variables) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("@layer theme{html[data-brand]{}html[data-brand][data-theme='dark']{}}");
  const rules = (sheet.cssRules[0] as CSSLayerBlockRule).cssRules;
  for (const [index, values] of [variables.light, variables.dark].entries()) {
    for (const [name, value] of Object.entries(values)) (rules[index] as CSSStyleRule).style.setProperty(name, value);
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  for (const { family, url, weight = '400', range = 'U+0-10FFFF' } of brand.fonts ?? []) {
    document.fonts.add(new FontFace(family, `url("${url}")`, { weight, unicodeRange: range, display: 'swap' }));
  }
}

/** Shows what a player sees who has chosen no language and theme. */
function setDefaults({ defaults: { language = languages[0], theme = 'light' } = {} }: Brand): void {
  if (stored('lang') === null) page.lang = language;
  if (stored('theme') === null) page.dataset['theme'] = theme;
  try {
    window.localStorage.setItem('brandDefaults', `${language} ${theme}`);
  } catch {
    // The next visit begins with those of the build.
  }
}

function start(site: NonNullable<typeof boot>): void {
  const { brand: id, brandFile = null } =
    parse<{ brand?: string; brandFile?: string | null }>(document.getElementById('deployment')?.textContent) ?? {};
  const base = brands.find((brand) => brand.id === id) ?? site.brand;
  if (id && id !== base.id) {
    // oxlint-disable-next-line no-console -- the operator has no other place to see it
    console.warn(`deployment: "brand" is "${id}", not one of ${brands.map((brand) => brand.id).join()}`);
  }

  site.showBrand = (next) => {
    const { name, title = name, mark, favicon } = next.brand;
    site.brand = next.brand;
    setDefaults(next.brand);
    setValues(next);
    document.title = textIn(title, page.lang);
    // The files of apps/site/build/brandFiles.ts: index.html names those of the default brand.
    const icon = head('icon');
    if (icon && !next.icon) icon.href = favicon ?? ('src' in mark ? mark.src : `/brands/${base.id}.svg`);
    const manifest = head('manifest');
    if (manifest) manifest.href = `/brands/${base.id}.${page.lang}.webmanifest`;
    const apple = head('apple-touch-icon');
    if (apple) apple.href = `/brands/${base.id}/apple-touch-icon.png`;
    // The manifests of the build have the names of the build, and its icons the mark.
    if (name.th !== base.name.th) for (const link of [manifest, apple]) link?.remove();
    const draw = (): void => {
      if (next.variables) drawBrand(next.brand);
      delete page.dataset['brandPending'];
    };
    if (document.readyState === 'loading') document.addEventListener('readystatechange', draw, { once: true });
    else draw();
  };

  const inDocument = parse<ShownBrand>(document.getElementById('brand')?.textContent);
  if (inDocument) {
    // The HTML shows it.
    site.brand = inDocument.brand;
    site.inDocument = true;
    setValues(inDocument);
    return;
  }
  site.brand = base;
  if (brandFile === null) return site.showBrand({ brand: base });
  const kept = parse<KeptBrand>(stored('brandFile'));
  if (kept?.source === `${base.id} ${brandFile}`) {
    site.showBrand(kept.shown);
    return;
  }
  page.dataset['brandPending'] = 'file';
  document.title = location.host;
  site.file = /^\/[^/\\]/.test(brandFile)
    ? fetch(brandFile, { signal: AbortSignal.timeout(patienceMs) })
    : Promise.reject(new Error('it is not a path of this site'));
  site.file.catch(() => {});
}

if (boot) start(boot);

export {};
