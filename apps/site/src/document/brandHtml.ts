import type { OfferedLanguage } from '#api/primitives.ts';
import { codeOf, languageNamed } from '#core/i18n/languageCode.ts';
import { loadMessages } from '#core/i18n/loadMessages.ts';
import { brandBlockId } from '#core/site/shownBrand.ts';
import { brands } from '#themes/brands.ts';
import { brandText } from '#ui/theme/brandText.ts';
import { appleIconPath, iconOf, manifestPath } from '../brandFiles.ts';
import { renderFrames } from '../prerender.tsx';
import type { DocumentAssets } from './assets.ts';
import type { DocumentBrand } from './documentBrand.ts';
import { escapeHtml, jsonInHtml } from './html.ts';
import { sitePicture, withMeta } from './pageMeta.ts';

/** The language of a player who has chosen none (GEN-01a). */
export const defaultLanguage = ({ brand }: DocumentBrand): OfferedLanguage => languageNamed(brand.defaults?.language);

/**
 * What a document's head says about the brand: icon, manifest, colour of the browser, and the brand file.
 * @param ownApp the icons and manifests are those of the brand file; otherwise they have the names of the build
 */
export function brandHead({ brand, fromFile, themeColor }: DocumentBrand, code: string, ownApp = false): string {
  const app = ownApp || !fromFile;
  return [
    `<meta name="theme-color" content="${escapeHtml(themeColor[brand.defaults?.theme ?? 'light'])}">`,
    // Of a file that names none, the boot script draws it.
    `<link rel="icon" href="${escapeHtml(iconOf(brand))}">`,
    ...(app ? [`<link rel="apple-touch-icon" href="${appleIconPath(brand.id)}">`] : []),
    ...(app ? [`<link rel="manifest" href="${manifestPath(brand.id, code)}">`] : []),
  ].join('');
}

/** The data block with a brand that the boot script does not know. */
export const brandBlock = ({ fromFile: _, themeColor: __, ...shown }: DocumentBrand): string =>
  `<script type="application/json" id="${brandBlockId}">${jsonInHtml(shown)}</script>`;

/** Writes a brand into the app shell of the build, so that a static host shows it from the first paint, too. */
export async function withBrand(
  { shell, brandScript, ownApp }: Pick<DocumentAssets, 'shell' | 'brandScript' | 'ownApp'>,
  shown: DocumentBrand,
): Promise<string> {
  const { brand } = shown;
  const code = codeOf(defaultLanguage(shown));
  const isOther = shown.fromFile || brand.id !== brands[0].id;
  const frames = await renderFrames([brand]);
  const title = brandText(brand.title ?? brand.name, code);
  const { documents } = await loadMessages(code, 'documents');
  const { site: description } = documents as typeof import('#locales/th/documents.json');
  return (
    withMeta(shell, { title, description, picture: sitePicture({ ...shown, code }), siteName: title }, title)
      .replace(
        /<html [^>]*>/,
        `<html lang="${code}" data-brand="${brand.id}" data-theme="${brand.defaults?.theme ?? 'light'}">`,
      )
      .replace(/<meta name="theme-color"[^>]*>/, () => brandHead(shown, code, ownApp))
      .replace(
        /\s*<link rel="icon" href="[^"]*" \/>\s*<link rel="apple-touch-icon" href="[^"]*" \/>\s*<link rel="manifest" href="[^"]*" \/>/,
        '',
      )
      // A browser waits for both scripts before it paints.
      .replace(/<script src="[^"]*\/boot-[^"]*"><\/script>/, (boot) =>
        isOther ? `${brandBlock(shown)}${boot}<script src="${brandScript.path}"></script>` : boot,
      )
      .replace(/<div id="root">[\s\S]*<\/div>(?=\s*<\/body>)/, () => `<div id="root">${frames}</div>`)
  );
}

/** The stylesheets of the build without the tokens of other brands. */
export const withoutOtherBrands = (style: string, brand: string): string =>
  style.replace(/\[data-brand=["']?([\w-]+)["']?\](?:\[data-theme=["']?dark["']?\])?\{[^{}]*\}/g, (rule, id) =>
    id === brand ? rule : '',
  );
