import { imageRoot } from '#api/primitives.ts';
import { isOneHost } from '#ui/theme/allowedHost.ts';
import { usePlatform } from '../data/platform.tsx';
import { allowedHosts, onHost } from '../security/hosts.ts';
import { type AllowedHosts, safeUrl } from '../security/safeUrl.ts';
import { useSite } from '../site/site.ts';

/** Resolves an image path or URL of the platform to a URL that the page may load; null when it is not allowed. */
export type ImageUrl = (pathOrUrl: string) => string | null;

/** Returns the path of a vendor's colour mark (LGN-03). */
export const vendorMarkPath = (vassalage: string): string =>
  `${imageRoot}/RNG_LIST_VENDOR/${encodeURIComponent(vassalage)}-COLOR.png`;

/**
 * Creates the function that resolves image URLs.
 * @param base the host of images given by their path. @default the first allowed host that is named in full
 */
export function createImageUrl(hosts: AllowedHosts, base = hosts.image?.find(isOneHost)): ImageUrl {
  return (value) => {
    const url = safeUrl('image', onHost(value, base), hosts);
    if (url === null) return null;
    return url.origin === hosts.origin ? url.pathname + url.search : url.href;
  };
}

/** Returns the resolver for images, which uses the first host of the platform's list that the deployment allows (ENT-06). */
export function useImageUrl(): ImageUrl {
  const { deployment, origin } = usePlatform();
  const site = useSite();
  const named = site.status === 'ready' ? allowedHosts(site.value.imageCDNs, deployment.imageHosts) : [];
  return createImageUrl({ origin, image: deployment.imageHosts }, named[0]);
}
