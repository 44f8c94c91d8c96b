import type { ApiError } from '#api/errors.ts';
import type { ServiceEntry } from '#api/system.ts';

/** Why a service cannot be opened. */
export type ServiceProblem =
  | { readonly kind: 'call'; readonly error: ApiError }
  /** The configuration names no address, or none that we may go to. */
  | { readonly kind: 'address' }
  /** The part of the program that asks did not come. */
  | { readonly kind: 'program' };

const isVip = ({ csType }: ServiceEntry): boolean => csType.startsWith('VIP');

/** SID-01b: VIP services are there for players who have one: the name of theirs is the first of their labels. */
export const chooseServices = (
  entries: readonly ServiceEntry[],
  vipLabel: string | undefined,
): readonly ServiceEntry[] => (vipLabel ? entries : entries.filter((entry) => !isVip(entry)));

/** What the navigation's chat entry opens. */
export const findChat = (entries: readonly ServiceEntry[]): ServiceEntry | undefined =>
  entries.find(({ csType }) => csType === 'LIVECHAT');

/**
 * What a chat may do inside our page. One on our own origin never gets that origin: with it, the frame could reach into
 * this page and take the sandbox off.
 */
export function chatSandbox(address: URL, origin: string): string {
  const always = 'allow-scripts allow-forms';
  return address.origin === origin ? always : `${always} allow-same-origin allow-popups allow-popups-to-escape-sandbox`;
}
