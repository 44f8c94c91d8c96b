import type { VendorCard } from '#api/games.ts';
import { type ImageUrl, vendorMarkPath } from './images.ts';

/** A vendor as lists show it, with resolved URLs and texts. */
export interface VendorView {
  readonly vassalage: string;
  readonly name: string;
  /** URL of its mark; null when it is not allowed. */
  readonly mark: string | null;
  readonly hot: boolean;
  /** The link stays in maintenance and shows a `MaintenanceBadge`. */
  readonly inMaintenance: boolean;
  readonly href: string;
}

/**
 * Returns whether a vendor is in maintenance. Maintenance ends at its announced end, even if the list is older.
 * @param now ms since the epoch, by the platform's clock
 */
export const isInMaintenance = (card: Pick<VendorCard, 'maintenance' | 'maintenanceEnd'>, now: number): boolean =>
  card.maintenance === true && !(Date.parse(card.maintenanceEnd ?? '') <= now);

/** Converts a vendor of the platform for a list. A vendor in maintenance is not hot. */
export function toVendorView(card: VendorCard, imageUrl: ImageUrl, href: string, now: number): VendorView {
  const { vassalage, displayName: name, isHot } = card;
  const inMaintenance = isInMaintenance(card, now);
  return {
    vassalage,
    name,
    mark: imageUrl(vendorMarkPath(vassalage)),
    hot: isHot && !inMaintenance,
    inMaintenance,
    href,
  };
}
