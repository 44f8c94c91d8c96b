import { readFileSync } from 'node:fs';
import { languageCodes } from '#core/i18n/languageCodes.ts';
import type { Brand } from '#ui/theme/brand.ts';
import { brandText } from '#ui/theme/brandText.ts';
import { manifestOf } from '#ui/theme/manifest.ts';
import type { Tokens } from '#ui/theme/tokens.ts';
import { iconOf, manifestPath } from '../src/brandFiles.ts';
import { drawAppIcons, shortcutsOf } from './appIcons.ts';

/** A brand as its icon on a home screen shows it. */
export interface InstallBrand {
  readonly brand: Brand;
  /** Those of the theme in which a player begins. */
  readonly colors: Pick<Tokens['color'], 'canvas' | 'chrome' | 'onChrome' | 'money'>;
  /** The colour of the browser before the site's code has given it that of the theme. */
  readonly themeColor: string;
  /** A square SVG whose mark lies within the circle that systems leave of a maskable icon. */
  readonly icon: string;
}

/** What a language says of the site and of the pages that its icon leads to. */
export function textsIn(code: string) {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(new URL(`../../../locales/${code}/${name}.json`, import.meta.url), 'utf8'));
  return {
    documents: read('documents') as typeof import('#locales/th/documents.json'),
    common: read('common') as typeof import('#locales/th/common.json'),
    memberCentre: read('memberCentre') as typeof import('#locales/th/memberCentre.json'),
  };
}

/** Returns what a system needs to install the site under a brand, by path: the icons, and a manifest per language. */
export async function installFiles(shown: InstallBrand): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const { brand, icon, colors } = shown;
  return new Map<string, string | Uint8Array>([
    ...(await drawAppIcons(brand.id, icon, colors)),
    ...languageCodes.map((code) => [manifestPath(brand.id, code), JSON.stringify(manifestIn(shown, code))] as const),
  ]);
}

function manifestIn({ brand, colors, themeColor }: InstallBrand, code: string): object {
  const { documents, common, memberCentre } = textsIn(code);
  return manifestOf({
    name: brandText(brand.name, code),
    description: documents.site,
    language: code,
    backgroundColor: colors.canvas,
    themeColor,
    folder: `/brands/${brand.id}`,
    drawing: iconOf(brand),
    shortcuts: shortcutsOf(brand.id, {
      deposit: memberCentre.pages.depositv2,
      withdraw: memberCentre.pages.withdraw,
      lottery: common.pages.lottery,
    }),
  });
}
