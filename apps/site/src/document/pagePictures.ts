/** A picture of a page, as its document asks for it. */
export interface PageImage {
  /** The URL, as it stands in HTML. */
  readonly url: string;
  /** The windows that show it; '' for all. */
  readonly media: string;
}

/**
 * The first pictures in view: one of them is the largest element of the first view. Of a picture that differs by the width of
 * the window both are named, each under the condition of the other's absence, so that only one is fetched.
 */
export const picturesInView = (html: string): readonly PageImage[] =>
  [...html.matchAll(/(?:<source\b([^>]*)>)?<img[^>]*\bfetchPriority="high"[^>]*>/gi)]
    .slice(0, 2)
    .flatMap(([tag, source = '']) => {
      const url = /<img[^>]*\bsrc="([^"]+)"/.exec(tag)?.[1];
      const [media, wide] = [/\bmedia="([^"]+)"/.exec(source)?.[1], /\bsrcset="([^"]+)"/i.exec(source)?.[1]];
      if (url === undefined) return [];
      if (media === undefined || wide === undefined) return [{ url, media: '' }];
      return [
        { url, media: `not ${media}` },
        { url: wide, media },
      ];
    });

/** The element of `<head>` that asks for a picture before the styles have come. */
export const preloadOf = ({ url, media }: PageImage): string =>
  `<link rel="preload" as="image" fetchpriority="high"${media === '' ? '' : ` media="${media}"`} href="${url}">`;
