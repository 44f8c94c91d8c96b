import { useVendorFreshness } from './useVendorFreshness.ts';

/**
 * Keeps the vendor list fresh while it is mounted; renders nothing. A component of its own, so that the shell can load it
 * after the first view, whose budget it does not fit into.
 */
export function VendorFreshness() {
  useVendorFreshness();
  return null;
}
