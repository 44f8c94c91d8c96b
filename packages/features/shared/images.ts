import { allowedHosts, onHost } from './hosts.ts';
import { usePlatform } from './platform.tsx';
import { type AllowedHosts, safeAddress } from './safeAddress.ts';
import { useSite } from './site.ts';

/** Turns what the platform calls an image into an address the page may load, or null. */
export type ImageAddress = (pathOrAddress: string) => string | null;

/** LGN-03: where a vendor's colour mark is. */
export const vendorMarkPath = (vassalage: string): string =>
  `/TCG_PROD_IMAGES/RNG_LIST_VENDOR/${encodeURIComponent(vassalage)}-COLOR.png`;

/** @param base the host of images that are named by their path; without it the first of the allowed ones. */
export function createImageAddress(hosts: AllowedHosts, base = hosts.image?.[0]): ImageAddress {
  return (value) => {
    const address = safeAddress('image', onHost(value, base), hosts);
    if (address === null) return null;
    return address.origin === hosts.origin ? address.pathname + address.search : address.href;
  };
}

/** ENT-07: images come from the first host of the platform's list that the deployment allows. */
export function useImageAddress(): ImageAddress {
  const { deployment } = usePlatform();
  const site = useSite();
  const named = site.status === 'ready' ? allowedHosts(site.value.imageCDNs, deployment.imageHosts) : [];
  return createImageAddress({ origin: location.origin, image: deployment.imageHosts }, named[0]);
}
