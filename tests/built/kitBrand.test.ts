import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium as playwright, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modes } from '#ui/theme/brand.ts';
import { type ColorName, contrastPairs, contrastRatio, over, parseColor } from '#ui/theme/contrast.ts';
import { type TokenGroup, tokenNames, tokenVariable } from '#ui/theme/tokens.ts';
import { chromium } from '../../scripts/chromium.ts';
import { kit, KitConsumer } from './kitConsumer.ts';

/** The examples in the README of the package that are files: "```tsx own-brand.tsx". */
const readme = readFileSync('dist/ui/README.md', 'utf8');
const examples = Object.fromEntries(
  [...readme.matchAll(/^```(?:tsx|css) (\S+)\n([\s\S]*?)^```$/gm)].map(([, name = '', text = '']) => [name, text]),
);

/** A page that shows what the README says, in the mode that its address names. */
const page = (recipe: string): string => `
${recipe}
import { Button } from '${kit.name}/Button';
import { Card } from '${kit.name}/Card';
import { TextInput } from '${kit.name}/TextInput';
import { createRoot } from 'react-dom/client';
if (location.search === '?dark') document.documentElement.dataset.theme = 'dark';
const root = document.body.appendChild(document.createElement('div'));
createRoot(root).render(<main><Card><p id="card">Balance</p></Card><TextInput label="Name" /><Button>Open</Button></main>);
`;
/** By the name of the page. */
const recipes = {
  runtime: examples['own-brand.tsx'] ?? '',
  colour: examples['one-colour.tsx'] ?? '',
  css: `import '${kit.name}/styles.css'; import './own-brand.css';
    import { applyTheme } from '${kit.name}/theme/applyTheme'; applyTheme({ brand: 'acme', mode: 'light' });`,
  // Of this brand there is nothing at all.
  unknown: `import '${kit.name}/styles.css';
    import { applyTheme } from '${kit.name}/theme/applyTheme'; applyTheme({ brand: 'unknown', mode: 'light' });`,
};

const origin = 'http://kit.test';
const types: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };
let app: KitConsumer;
let browser: Browser;

beforeAll(async () => {
  if (chromium.path === undefined) throw new Error(chromium.missing);
  app = new KitConsumer(['vite', '@vitejs/plugin-react']);
  app.write('own-brand.css', examples['own-brand.css'] ?? '');
  for (const [name, recipe] of Object.entries(recipes)) {
    app.write(
      `${name}.html`,
      `<!doctype html><html lang="en"><title>Kit</title><script type="module" src="/${name}.tsx"></script>`,
    );
    app.write(`${name}.tsx`, page(recipe));
  }
  const inputs = JSON.stringify(Object.keys(recipes).map((name) => `${name}.html`));
  app.write(
    'vite.config.js',
    `import react from '@vitejs/plugin-react';
     export default { plugins: [react()], build: { rolldownOptions: { input: ${inputs} } } };`,
  );
  app.run('node_modules/vite/bin/vite.js', 'build');
  browser = await playwright.launch({ executablePath: chromium.path, args: [...chromium.args] });
}, 180_000);
afterAll(async () => {
  await browser?.close();
  app?.remove();
});

async function open(path: string) {
  const shown = await browser.newPage();
  const said: string[] = [];
  shown.on('pageerror', (error) => said.push(error.message));
  shown.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()));
  await shown.route('**', (route) => {
    const name = new URL(route.request().url()).pathname;
    const contentType = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: readFileSync(join(app.folder, 'dist', name)) });
  });
  await shown.goto(origin + path);
  await shown.getByRole('button', { name: 'Open' }).waitFor();
  return { shown, said };
}

const variables = Object.entries(tokenNames).flatMap(([group, names]) =>
  Object.keys(names).map((name) => tokenVariable(group as TokenGroup, name)),
);
const valuesOf = (shown: Page): Promise<Record<string, string>> =>
  shown.evaluate((names) => {
    const style = getComputedStyle(document.documentElement);
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name).trim()]));
  }, variables);

/** The pairs that cannot be read, as the page shows them. */
function unreadable(values: Readonly<Record<string, string>>): readonly string[] {
  const read = (name: ColorName) => {
    const color = parseColor(values[tokenVariable('color', name)] ?? '');
    if (color === undefined) throw new Error(`${name} is no colour`);
    return color;
  };
  return contrastPairs
    .filter(({ foreground, background, minimum }) => {
      const behind = over(read(background), { ...read('canvas'), a: 1 });
      return contrastRatio(read(foreground), behind) < minimum;
    })
    .map(({ foreground, background }) => `${foreground} on ${background}`);
}

/** The ratio of the button's text to its background, as the browser has computed both. */
async function ratioOfButton(shown: Page): Promise<number> {
  const [text, background] = await shown
    .getByRole('button', { name: 'Open' })
    .evaluate((button) => [getComputedStyle(button).color, getComputedStyle(button).backgroundColor]);
  const [front, back] = [parseColor(text ?? ''), parseColor(background ?? '')];
  if (front === undefined || back === undefined) throw new Error(`${text} on ${background} cannot be measured`);
  expect(back.a).toBe(1);
  return contrastRatio(front, back);
}

describe('a brand as in the README of the package', () => {
  it('has its examples', () =>
    expect(Object.keys(examples)).toEqual(['one-colour.tsx', 'own-brand.tsx', 'own-brand.css']));

  it.each(Object.keys(recipes).flatMap((name) => modes.map((mode) => [name, mode] as const)))(
    'is a whole page that can be read: %s, %s',
    { timeout: 60_000 },
    async (name, mode) => {
      const { shown, said } = await open(`/${name}.html?${mode}`);
      const values = await valuesOf(shown);
      expect(Object.entries(values).filter(([, value]) => value === '')).toEqual([]);
      expect(unreadable(values)).toEqual([]);
      expect(await ratioOfButton(shown)).toBeGreaterThanOrEqual(4.5);
      expect(said).toEqual([]);
      await shown.close();
    },
  );

  it('shows its own colours in both modes, and those of the base brand elsewhere', { timeout: 60_000 }, async () => {
    const accents: string[] = [];
    for (const name of ['runtime', 'css', 'unknown', 'colour'])
      for (const mode of modes) {
        const { shown } = await open(`/${name}.html?${mode}`);
        const values = await valuesOf(shown);
        accents.push(values[tokenVariable('color', 'accent')] ?? '');
        if (name !== 'css' && name !== 'unknown') expect(values[tokenVariable('radius', 'control')]).toBe('4px');
        await shown.close();
      }
    expect(accents[0]).toBe('#0b6e99');
    expect(accents.slice(2, 4)).toEqual(['#0a7353', '#6fd3a0']);
    // One brand is made from the accent that another one sets.
    expect(accents[6]).toBe(accents[0]);
    expect(new Set(accents).size).toBe(7);
  });
});

describe('the gate of the package', () => {
  it('refuses in Node what cannot be read, also of a whole brand', () => {
    app.write(
      'gate.js',
      `import { baseTokens } from '${kit.name}/brands/base';
       import { brandStyle } from '${kit.name}/theme/brandStyle';
       import { readBrandTokens } from '${kit.name}/theme/readBrandTokens';
       const { tokens, problems } = readBrandTokens(
         { light: { color: { onSurface: '#eeeeee', surface: '#ffffff', accent: '#0b6e99' } } }, baseTokens, () => true);
       console.log(JSON.stringify({ problems, css: brandStyle('acme', tokens) }));`,
    );
    const { problems, css } = JSON.parse(app.run('gate.js')) as { problems: string[]; css: string };
    expect(problems).toEqual([expect.stringContaining('"light.color.onSurface": "#eeeeee" is left out')]);
    expect(css).not.toContain('#eeeeee');
    // The fields of a brand that names none are like its cards.
    const light = ['field: #ffffff', 'surface: #ffffff', 'accent: #0b6e99'];
    expect(css).toContain(`[data-brand='acme'] {\n${light.map((color) => `    --k-color-${color};\n`).join('')}  }`);
  });

  it('makes the same brand in Node as a stylesheet, without what cannot be read', () => {
    app.write(
      'create.js',
      `import { createBrand } from '${kit.name}/theme/createBrand';
       const own = { light: { color: { onSurface: '#eeeeee' }, radius: { control: '4px' } } };
       const { problems, css } = createBrand({ id: 'acme', accent: '#0b6e99', own });
       console.log(JSON.stringify({ problems, css }));`,
    );
    const { problems, css } = JSON.parse(app.run('create.js')) as { problems: string[]; css: string };
    expect(problems).toEqual([expect.stringMatching(/^"light.color.onSurface": "#eeeeee" is left out.*#[0-9a-f]{6}/)]);
    expect(css).toContain('--k-color-accent: #0b6e99;');
    expect(css).toContain('--k-radius-control: 4px;');
    expect(css).not.toContain('#eeeeee');
  });
});
