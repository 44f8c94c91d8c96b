/** A PNG of a brand: its file, its size in pixels and what systems use it for. */
export interface AppIcon {
  readonly name: string;
  readonly size: number;
  /** `maskable`: systems cut it into their own shape. @default 'any' */
  readonly purpose?: 'any' | 'maskable';
}

/** The names of the icons that a worker shows beside a notification: texts alone, because it has 3 kB. */
export const smallIconName = 'icon-192.png';
export const badgeName = 'badge-96.png';

/** The icons that Android, iPhones and computers ask for, drawn from the mark of a brand. */
export const appIcons = {
  small: { name: smallIconName, size: 192 },
  large: { name: 'icon-512.png', size: 512 },
  /** The same picture: its mark lies within the circle that systems leave. */
  maskable: { name: 'icon-512.png', size: 512, purpose: 'maskable' },
  /** The home screen of iPhones, which reads no manifest for it. */
  apple: { name: 'apple-touch-icon.png', size: 180 },
} as const satisfies Readonly<Record<string, AppIcon>>;

/** The mark alone, which Android draws in one colour in its status bar beside a notification. */
export const noticeBadge: AppIcon = { name: badgeName, size: 96 };

/** The size of the icon of a shortcut, in pixels. */
export const shortcutSize = 96;

/** A page that the icon of the installed site leads to. */
export interface AppShortcut {
  readonly name: string;
  /** A path of the site. */
  readonly url: string;
  /** The path of its icon. */
  readonly icon: string;
}

/** What a manifest says of a brand in one language. */
export interface ManifestContent {
  readonly name: string;
  readonly description: string;
  /** As in `<html lang>`. */
  readonly language: string;
  /** The colour behind the page while it starts, and that of the system's bar. */
  readonly backgroundColor: string;
  readonly themeColor: string;
  /** The folder of the icons, such as `/brands/kinnari`. */
  readonly folder: string;
  /** An icon that is drawn at any size; last, because some systems take the last that they understand. */
  readonly drawing: string;
  readonly shortcuts: readonly AppShortcut[];
}

/** The most letters that systems show below an icon. */
const mostLetters = 12;

/** What stands below the icon: as many whole words of the name as fit, or what fits of the first one. */
export function shortName(name: string): string {
  const letters = (text: string): readonly string[] =>
    Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
  if (letters(name).length <= mostLetters) return name;
  const words = name.split(' ');
  while (words.length > 1 && letters(words.join(' ')).length > mostLetters) words.pop();
  return letters(words.join(' ')).slice(0, mostLetters).join('');
}

/** The manifest with which the site can be installed. Its address is the site's, so that one app has all its languages. */
export function manifestOf(content: ManifestContent): object {
  const { name, description, language, backgroundColor, themeColor, folder, drawing, shortcuts } = content;
  const { small, large, maskable } = appIcons;
  return {
    id: '/',
    name,
    short_name: shortName(name),
    description,
    lang: language,
    dir: 'ltr',
    // Tells a visit from the home screen apart.
    start_url: '/?from=app',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: backgroundColor,
    theme_color: themeColor,
    categories: ['entertainment'],
    icons: [
      ...[small, large, maskable].map((icon) => ({
        src: `${folder}/${icon.name}`,
        sizes: `${icon.size}x${icon.size}`,
        type: 'image/png',
        purpose: 'purpose' in icon ? icon.purpose : 'any',
      })),
      { src: drawing, sizes: 'any', ...(drawing.endsWith('.svg') && { type: 'image/svg+xml' }), purpose: 'any' },
    ],
    shortcuts: shortcuts.map(({ icon, ...shortcut }) => ({
      ...shortcut,
      icons: [{ src: icon, sizes: `${shortcutSize}x${shortcutSize}`, type: 'image/png' }],
    })),
  };
}
