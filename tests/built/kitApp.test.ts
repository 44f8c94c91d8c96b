import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium as playwright, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '#themes/brands.ts';
import { tokensOfBrand } from '#themes/brandTokens.ts';
import { modes } from '#ui/theme/brand.ts';
import { parseColor } from '#ui/theme/contrast.ts';
import type { Tokens } from '#ui/theme/tokens.ts';
import { chromium } from '../../scripts/chromium.ts';
import { kit, KitConsumer } from './kitConsumer.ts';

/** An address that no request reaches: the files are answered from the folder. */
const origin = 'http://kit.test';
const types: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

const main = `
import '${kit.name}/styles.css';
${brands.map(({ id }) => `import '${kit.name}/brands/${id}.css';`).join('\n')}
import { Badge } from '${kit.name}/Badge';
import { Button } from '${kit.name}/Button';
import { Card } from '${kit.name}/Card';
import { Dialog } from '${kit.name}/Dialog';
import { QrCode } from '${kit.name}/QrCode';
import { TextInput } from '${kit.name}/TextInput';
import { applyTheme } from '${kit.name}/theme/applyTheme';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const [, brand = '', mode = ''] = location.pathname.split('/');
applyTheme({ brand, mode: mode === 'dark' ? 'dark' : 'light' });

function App() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <Card><p id="card">Balance</p><Badge tone="accentSoft">New</Badge></Card>
      <TextInput label="Name" />
      <QrCode label="Address" value="https://example.com" />
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog title="Deposit" closeLabel="Close" open={isOpen} onOpenChange={setIsOpen}>
        <Button tone="money">Pay</Button>
      </Dialog>
    </main>
  );
}
createRoot(document.body.appendChild(document.createElement('div'))).render(<App />);
`;

/** The colours of what is found by a role and a name, as CSS writes them. */
const colorsOf = (page: Page, role: 'button' | 'dialog', name: string) =>
  page
    .getByRole(role, { name })
    .evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color]);
/** The colours around a text or a label. */
const colorsAround = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const filled = (at: Element | null): string => {
      const color = at === null ? '' : getComputedStyle(at).backgroundColor;
      return color === 'rgba(0, 0, 0, 0)' ? filled(at?.parentElement ?? null) : color;
    };
    return [filled(element), getComputedStyle(element).color];
  });
const pair = ({ color }: Tokens, background: keyof Tokens['color'], text: keyof Tokens['color']) =>
  [color[background], color[text]].map((value) => {
    const { r, g, b } = parseColor(value) ?? { r: Number.NaN, g: 0, b: 0 };
    return `rgb(${r}, ${g}, ${b})`;
  });

let app: KitConsumer;
let browser: Browser;
const accents = new Set<string>();

beforeAll(async () => {
  if (chromium.path === undefined) throw new Error(chromium.missing);
  app = new KitConsumer(['vite', '@vitejs/plugin-react']);
  app.write('index.html', '<!doctype html><html lang="en"><title>Kit</title><script type="module" src="/main.jsx">');
  app.write('main.jsx', main);
  app.write('vite.config.js', `import react from '@vitejs/plugin-react'; export default { plugins: [react()] };`);
  app.run('node_modules/vite/bin/vite.js', 'build');
  browser = await playwright.launch({ executablePath: chromium.path, args: [...chromium.args] });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  app?.remove();
});

/** Opens the application in a browser. @returns also what the page reports as wrong */
async function open(path: string) {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.route('**', (route) => {
    const name = new URL(route.request().url()).pathname;
    const file = name.startsWith('/assets/') ? name : '/index.html';
    const contentType = types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: readFileSync(join(app.folder, 'dist', file)) });
  });
  await page.goto(`${origin}${path}`);
  return { page, problems };
}

describe('a Vite application that has installed the kit', () => {
  it.each(brands.flatMap(({ id }) => modes.map((mode) => [id, mode] as const)))(
    'shows its components in the colours of %s, %s',
    { timeout: 60_000 },
    async (brand, mode) => {
      const { light, dark } = tokensOfBrand(brand);
      const tokens: Tokens = mode === 'light' ? light : { ...light, color: { ...light.color, ...dark.color } };
      const { page, problems } = await open(`/${brand}/${mode}`);
      const accent = await colorsOf(page, 'button', 'Open');
      expect(accent).toEqual(pair(tokens, 'accent', 'onAccent'));
      expect(await colorsAround(page, '#card')).toEqual(pair(tokens, 'surface', 'onSurface'));
      expect(await colorsAround(page, 'span:text-is("New")')).toEqual(pair(tokens, 'accentSoft', 'onAccentSoft'));
      expect(await colorsAround(page, 'input')).toEqual(pair(tokens, 'field', 'onSurface'));
      // A QR code is black on white in every brand, as scanners expect.
      expect(await page.getByRole('img', { name: 'Address' }).locator('rect').getAttribute('fill')).toBe('white');
      await page.getByRole('button', { name: 'Open' }).click();
      expect(await colorsOf(page, 'dialog', 'Deposit')).toEqual(pair(tokens, 'surface', 'onSurface'));
      expect(await colorsOf(page, 'button', 'Pay')).toEqual(pair(tokens, 'money', 'onMoney'));
      expect(problems).toEqual([]);
      accents.add(accent.join());
      await page.close();
    },
  );

  it('looks different in each of them', () => expect(accents.size).toBe(brands.length * modes.length));
});
