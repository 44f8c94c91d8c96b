import { usePlatform } from './platform.tsx';
import { type AllowedHosts, safeAddress } from './safeAddress.ts';

/** Turns what the platform calls an image into an address the page may load, or null. */
export type ImageAddress = (pathOrAddress: string) => string | null;

/** LGN-03: where a vendor's colour mark is. */
export const vendorMarkPath = (vassalage: string): string =>
  `/TCG_PROD_IMAGES/RNG_LIST_VENDOR/${encodeURIComponent(vassalage)}-COLOR.png`;

export function createImageAddress(hosts: AllowedHosts): ImageAddress {
  const base = hosts.image?.[0];
  return (value) => {
    const absolute = base !== undefined && value.startsWith('/') ? `https://${base}${value}` : value;
    const address = safeAddress('image', absolute, hosts);
    if (address === null) return null;
    return address.origin === hosts.origin ? address.pathname + address.search : address.href;
  };
}

export function useImageAddress(): ImageAddress {
  const { deployment } = usePlatform();
  return createImageAddress({ origin: location.origin, image: deployment.imageHosts });
}
