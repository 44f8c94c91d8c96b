import type { VendorCard } from '#api/games.ts';
import { type ImageAddress, vendorMarkPath } from './images.ts';

/** A vendor as lists show it: addresses and words, ready to draw. */
export interface VendorView {
  readonly vassalage: string;
  readonly name: string;
  /** Address of its mark; null when it is not one we may load. */
  readonly mark: string | null;
  readonly hot: boolean;
  readonly href: string;
}

export const toVendorView = (card: VendorCard, imageAddress: ImageAddress, href: string): VendorView => ({
  vassalage: card.vassalage,
  name: card.displayName,
  mark: imageAddress(vendorMarkPath(card.vassalage)),
  hot: card.isHot,
  href,
});
