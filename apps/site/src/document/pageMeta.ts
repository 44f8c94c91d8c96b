import { announcementList } from '#api/announcements.ts';
import type { OutputOf } from '#api/operation.ts';
import { createImageUrl } from '#core/catalogue/images.ts';
import type { KnownAnswer } from '#core/data/platform.tsx';
import type { RouteName } from '#core/routing/routes.ts';
import type { Brand } from '#ui/theme/brand.ts';
import { isSharePicture, pictureOf } from '../brandFiles.ts';
import { escapeHtml } from './html.ts';

/** What search engines and previews of a link say about a page. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** URL of the picture. Previews need a host in it, which a build does not know. */
  readonly picture: string;
  readonly siteName: string;
  /** The page's own URL; undefined where the host is unknown. */
  readonly address?: string;
}

/** Writes the elements of `<head>` for search engines and previews. */
export function metaHtml({ title, description, picture, siteName, address }: PageMeta): string {
  const meta = {
    description,
    'og:title': title,
    'og:description': description,
    'og:site_name': siteName,
    'og:type': 'website',
    ...(address !== undefined && { 'og:url': address }),
    'og:image': picture,
    ...(isSharePicture(new URL(picture, 'http://any').pathname) && sharePictureMeta),
  };
  return Object.entries(meta)
    .map(
      ([name, content]) =>
        `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}">`,
    )
    .join('');
}

/** With their size, networks show the first share of a link with its picture, too. */
const sharePictureMeta = { 'og:image:width': '1200', 'og:image:height': '630', 'twitter:card': 'summary_large_image' };

/** The same elements as `index.html` has them. */
const metaOfShell =
  /<meta name="description"[\s\S]*<meta property="og:image"[^>]*>(?:<meta (?:property="og:image:|name="twitter:)[^>]*>)*/;

/** Writes title and meta elements of a page into the app shell. */
export const withMeta = (shell: string, meta: PageMeta, title: string): string =>
  shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(metaOfShell, () => metaHtml(meta));

interface PreviewSource {
  readonly url: URL;
  /** The origin that previews know the site by; null where the deployment does not state it. */
  readonly base: string | null;
  readonly brand: Brand;
  /** The name of the page's route; null where there is none. */
  readonly page: RouteName | null;
  /** The paths of the share pictures that the site has for the brand. */
  readonly drawn: readonly string[];
  /** The URLs of pictures that the page shows. */
  readonly shown?: readonly string[];
  /** The promotion that the page is about. */
  readonly promotionId?: string | null;
  readonly known?: readonly KnownAnswer[];
  readonly imageHosts: readonly string[];
}

/**
 * Returns the URL of a page's picture: its banner, that of its promotion, else a banner of the home page, each unless it is an
 * SVG, which networks do not show; else the brand's (see `pictureOf`).
 */
export function previewPicture({
  url,
  base,
  brand,
  page,
  drawn,
  shown = [],
  promotionId,
  known = [],
  imageHosts,
}: PreviewSource): string {
  const answer = known.find(({ key: [id] }) => id === announcementList.id);
  // The client has parsed it as the output of this operation.
  const { banners, promotion } = (answer?.value ?? {}) as Partial<OutputOf<typeof announcementList>>;
  const given =
    promotion?.find(({ id }) => id === promotionId)?.image || banners?.find(({ groupName }) => groupName === '/')?.url;
  const imageUrl = createImageUrl({ origin: url.origin, image: imageHosts });
  // Whichever host serves them.
  const pathOf = (image: string) => URL.parse(image, url.origin)?.pathname;
  // A scene says nothing without the words that the page writes over it: previews show the image of its banner.
  const banner = banners?.find(({ url: own, scene }) =>
    shown.some((image) => [own, scene?.tall, scene?.wide].some((each) => each && pathOf(each) === pathOf(image))),
  )?.url;
  const shownByNetworks = [banner, given]
    .map((image) => image && imageUrl(image))
    .find((image) => image && pathOf(image)?.endsWith('.svg') !== true);
  const picture = shownByNetworks ?? pictureOf(brand, drawn, page);
  return base === null ? picture : new URL(picture, base).href;
}
