import type { Brand } from '#ui/theme/brand.ts';

/** The URL of a brand's icon: its own, its picture, or what the build draws from its mark and tokens. */
export const iconOf = ({ id, favicon, mark }: Brand): string =>
  favicon ?? ('src' in mark ? mark.src : `/brands/${id}.svg`);

/** The path of the manifest with which the site can be installed, by lower-case language code. */
export const manifestPath = (brand: string, code: string): string => `/brands/${brand}.${code}.webmanifest`;

/** The path of the icon that iPhones put on the home screen. */
export const appleIconPath = (brand: string): string => `/brands/${brand}/apple-touch-icon.png`;
