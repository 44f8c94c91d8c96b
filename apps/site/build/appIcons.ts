import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg, initWasm } from '@resvg/resvg-wasm';
import { Banknote, Bell, type LucideIcon, Ticket, Wallet } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from '#core/routing/paths.ts';
import { type AppShortcut, appIcons, noticeBadge, shortcutSize } from '#ui/theme/manifest.ts';
import type { Tokens } from '#ui/theme/tokens.ts';

type IconColors = Pick<Tokens['color'], 'chrome' | 'onChrome' | 'money'>;

/** The pages that the icon of the installed site leads to, with the names of their icons. */
const shortcuts: Readonly<Record<'deposit' | 'withdraw' | 'lottery', { url: string; drawing: LucideIcon }>> = {
  deposit: { url: paths.memberCentre(paths.home(), 'depositv2'), drawing: Wallet },
  withdraw: { url: paths.memberCentre(paths.home(), 'withdraw'), drawing: Banknote },
  lottery: { url: paths.category('LOTT'), drawing: Ticket },
};
export type Shortcut = keyof typeof shortcuts;

const folderOf = (brand: string): string => `/brands/${brand}`;
const shortcutFile = (name: string): string => `shortcut-${name}.png`;

/** The shortcuts of a brand, named in one language. */
export const shortcutsOf = (brand: string, names: Readonly<Record<Shortcut, string>>): readonly AppShortcut[] =>
  Object.entries(shortcuts).map(([name, { url }]) => ({
    name: names[name as Shortcut],
    url,
    icon: `${folderOf(brand)}/${shortcutFile(name)}`,
  }));

let ready: Promise<void> | undefined;

/** Draws an SVG as a PNG of a width in pixels. @param fonts the font files of its texts */
export const drawPng = async (svg: string, width: number, fonts: readonly Uint8Array[] = []): Promise<Uint8Array> =>
  (await render(svg, width, fonts)).asPng();

async function render(svg: string, width: number, fonts: readonly Uint8Array[] = []) {
  ready ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then((code) =>
    initWasm(code),
  );
  await ready;
  const font = fonts.length > 0 && { font: { fontBuffers: [...fonts] } };
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, ...font }).render();
}

/** The icon of a shortcut: its drawing in the middle of a square of the brand. */
const shortcutIcon = (drawing: LucideIcon, { chrome, onChrome }: IconColors): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${chrome}"/>` +
  `<g transform="translate(7 7)">${renderToStaticMarkup(createElement(drawing, { size: 18, color: onChrome }))}</g></svg>`;

/** The most of a badge that can be opaque: more is a picture with a ground of its own. */
const mostOpaque = 0.8;

/**
 * Draws the mark alone, in one colour: of the badge of a notification, systems show nothing but where it is opaque. A picture
 * without transparency would be a square, so a bell stands for it.
 * @param icon a square SVG that begins with the ground of the mark
 */
async function drawBadge(icon: string, { onChrome }: IconColors): Promise<Uint8Array> {
  const mark = icon
    .replace(/<rect[^>]*>/, '')
    .replaceAll(/fill="[^"]*"/g, `fill="${onChrome}"`)
    .replace('viewBox="0 0 32 32"', 'viewBox="4 4 24 24"');
  const drawn = await render(mark, noticeBadge.size);
  const opaque = drawn.pixels.filter((value, index) => index % 4 === 3 && value > 127).length;
  if (opaque <= (drawn.pixels.length / 4) * mostOpaque) return drawn.asPng();
  return drawPng(renderToStaticMarkup(createElement(Bell, { color: onChrome })), noticeBadge.size);
}

/** A picture of a brand as its icon, where the mark is none that can be drawn. */
export const pictureIcon = (picture: Uint8Array, type: string, { chrome }: IconColors): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${chrome}"/>` +
  `<image x="4.8" y="4.8" width="22.4" height="22.4" href="data:${type};base64,${Buffer.from(picture).toString('base64')}"/></svg>`;

/**
 * Draws the icons of a brand, by the paths that its manifests name.
 * @param icon a square SVG whose mark lies within the circle that systems leave of a maskable icon
 */
export async function drawAppIcons(
  brand: string,
  icon: string,
  colors: IconColors,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  // One file can be the icon of several purposes.
  const sizes = new Map(Object.values(appIcons).map(({ name, size }) => [name, size]));
  for (const [name, size] of sizes) files.set(`${folderOf(brand)}/${name}`, await drawPng(icon, size));
  files.set(`${folderOf(brand)}/${noticeBadge.name}`, await drawBadge(icon, colors));
  for (const [name, { drawing }] of Object.entries(shortcuts))
    files.set(`${folderOf(brand)}/${shortcutFile(name)}`, await drawPng(shortcutIcon(drawing, colors), shortcutSize));
  return files;
}
