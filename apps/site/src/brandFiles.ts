import type { Brand } from '#ui/theme/brand.ts';

/** The URL of a brand's icon: its own, its picture, or what the build draws from its mark and tokens. */
export const iconOf = ({ id, favicon, mark }: Brand): string =>
  favicon ?? ('src' in mark ? mark.src : `/brands/${id}.svg`);

/** Whether a path is that of a picture which `npm run share:pictures` has drawn: 1200 × 630. */
export const isSharePicture = (path: string): boolean => /^\/brands\/[^/]+\/share\/[^/]+\.jpg$/.test(path);

/**
 * The picture of previews of pages that have none of their own: the brand's, the one that its folder has for the page or for
 * the home page, else its icon.
 * @param drawn the paths of the share pictures that the site has
 * @param page the name of the page's route; null where there is none
 */
export function pictureOf(brand: Brand, drawn: readonly string[], page: string | null = null): string {
  const own = [page ?? 'home', 'home']
    .map((name) => `/brands/${brand.id}/share/${name}.jpg`)
    .find((path) => drawn.includes(path));
  return brand.preview ?? own ?? iconOf(brand);
}

/** The path of the manifest with which the site can be installed, by lower-case language code. */
export const manifestPath = (brand: string, code: string): string => `/brands/${brand}.${code}.webmanifest`;
