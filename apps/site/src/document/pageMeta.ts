import { announcementList } from '#api/announcements.ts';
import type { OutputOf } from '#api/operation.ts';
import { createImageUrl } from '#core/catalogue/images.ts';
import type { KnownAnswer } from '#core/data/platform.tsx';
import type { Brand } from '#ui/theme/brand.ts';
import { iconOf } from '../brandFiles.ts';
import { escapeHtml } from './html.ts';
import { shareKindOf, sharePath, shareSize } from './sharePicture.ts';

/** The picture that previews of a link show. */
export interface PreviewPicture {
  readonly url: string;
  /** Whether it is a share picture of the build, whose size is known. */
  readonly isShare: boolean;
}

/** What search engines and previews of a link say about a page. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** Previews need a host in its URL, which a build does not know. */
  readonly picture: PreviewPicture;
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
    'og:image': picture.url,
    ...(picture.isShare && {
      'og:image:width': `${shareSize.width}`,
      'og:image:height': `${shareSize.height}`,
      'og:image:alt': `${title} · ${siteName}`,
      'twitter:card': 'summary_large_image',
    }),
  };
  return Object.entries(meta)
    .map(
      ([name, content]) =>
        `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}">`,
    )
    .join('');
}

/** The same elements as `index.html` has them. */
const metaOfShell = /<meta name="description"[\s\S]*<meta (?:property="og:image|name="twitter:card)[^>]*>/;

/** Writes title and meta elements of a page into the app shell. */
export const withMeta = (shell: string, meta: PageMeta, title: string): string =>
  shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(metaOfShell, () => metaHtml(meta));

/** A brand in a language. */
interface BrandInLanguage {
  readonly brand: Brand;
  /** Whether a brand file changes the brand. The share pictures of the build then show another one. */
  readonly fromFile: boolean;
  /** The lower-case code of the language. */
  readonly code: string;
}

/** Returns a brand's own picture for a page, else the share picture of the build, else null. */
function pictureOfBrand({ brand, fromFile, code }: BrandInLanguage, pathname: string): PreviewPicture | null {
  if (brand.preview !== undefined) return { url: brand.preview, isShare: false };
  return fromFile ? null : { url: sharePath(brand.id, shareKindOf(pathname), code), isShare: true };
}

/** Returns the picture of a site whose pages are not known, as a static host serves it. */
export const sitePicture = (shown: BrandInLanguage): PreviewPicture =>
  pictureOfBrand(shown, '/') ?? { url: iconOf(shown.brand), isShare: false };

interface PreviewSource extends BrandInLanguage {
  readonly url: URL;
  /** The origin that previews know the site by; null where the deployment does not state it. */
  readonly base: string | null;
  /** The URLs of pictures that the page shows. */
  readonly shown?: readonly string[];
  /** The promotion that the page is about. */
  readonly promotionId?: string | null;
  readonly known?: readonly KnownAnswer[];
  readonly imageHosts: readonly string[];
}

/**
 * Returns a page's picture: its banner, that of its promotion, else a banner of the home page or the brand's. Messengers
 * show no SVG, so an SVG of the platform is the last choice.
 */
export function previewPicture({
  url,
  base,
  shown = [],
  promotionId,
  known = [],
  imageHosts,
  ...brand
}: PreviewSource): PreviewPicture {
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
  const platform = (banner && imageUrl(banner)) ?? (given && imageUrl(given));
  const own = platform ? { url: platform, isShare: false } : undefined;
  const isSvg = platform && URL.parse(platform, url.origin)?.pathname.toLowerCase().endsWith('.svg');
  const picture = (isSvg ? undefined : own) ?? pictureOfBrand(brand, url.pathname) ?? own ?? sitePicture(brand);
  return base === null ? picture : { ...picture, url: new URL(picture.url, base).href };
}
