import { announcementList } from '#api/announcements.ts';
import type { OutputOf } from '#api/operation.ts';
import { createImageUrl } from '#core/catalogue/images.ts';
import type { KnownAnswer } from '#core/data/platform.tsx';
import type { Brand } from '#ui/theme/brand.ts';
import { pictureOf } from '../brandFiles.ts';
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
  };
  return Object.entries(meta)
    .map(
      ([name, content]) =>
        `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}">`,
    )
    .join('');
}

/** The same elements as `index.html` has them. */
const metaOfShell = /<meta name="description"[\s\S]*<meta property="og:image"[^>]*>/;

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
  /** The URLs of pictures that the page shows. */
  readonly shown?: readonly string[];
  /** The promotion that the page is about. */
  readonly promotionId?: string | null;
  readonly known?: readonly KnownAnswer[];
  readonly imageHosts: readonly string[];
}

/** Returns the URL of a page's picture: its banner, that of its promotion, else a banner of the home page or the brand's. */
export function previewPicture({
  url,
  base,
  brand,
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
  const picture = (banner && imageUrl(banner)) ?? (given && imageUrl(given)) ?? pictureOf(brand);
  return base === null ? picture : new URL(picture, base).href;
}
