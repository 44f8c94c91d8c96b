import type { VendorCard } from '#api/games.ts';
import { type ImageAddress, vendorMarkPath } from './images.ts';

/** A vendor as lists show it: addresses and words, ready to draw. */
export interface VendorView {
  readonly vassalage: string;
  readonly name: string;
  /** Address of its mark; null when it is not one we may load. */
  readonly mark: string | null;
  readonly hot: boolean;
  /** It takes a break: its link still leads to its place, and has to say so (`Resting`). */
  readonly resting: boolean;
  readonly href: string;
}

/**
 * Does a vendor take a break? One whose end has passed is over, whatever the list said when it was fetched.
 * @param now ms since 1970, by the platform's clock
 */
export const isResting = (card: Pick<VendorCard, 'maintenance' | 'maintenanceEnd'>, now: number): boolean =>
  card.maintenance === true && !(Date.parse(card.maintenanceEnd ?? '') <= now);

export function toVendorView(card: VendorCard, imageAddress: ImageAddress, href: string, now: number): VendorView {
  const { vassalage, displayName: name, isHot } = card;
  const resting = isResting(card, now);
  return { vassalage, name, mark: imageAddress(vendorMarkPath(vassalage)), hot: isHot && !resting, resting, href };
}
