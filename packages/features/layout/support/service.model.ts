import type { ServiceEntry } from '#api/system.ts';

const isVip = ({ csType }: ServiceEntry): boolean => csType.startsWith('VIP');

/**
 * Returns the services available to the player (SID-01b). VIP services need a VIP label.
 * @param vipLabel the first member label, if any
 */
export const chooseServices = (
  entries: readonly ServiceEntry[],
  vipLabel: string | undefined,
): readonly ServiceEntry[] => (vipLabel ? entries : entries.filter((entry) => !isVip(entry)));

/** Returns the live chat, which the navigation's chat entry opens. */
export const findChat = (entries: readonly ServiceEntry[]): ServiceEntry | undefined =>
  entries.find(({ csType }) => csType === 'LIVECHAT');

/**
 * Returns the `sandbox` attribute for the chat's iframe. A chat on our own origin never gets `allow-same-origin`: it could
 * reach into this page and remove the sandbox.
 */
export function chatSandbox(url: URL, origin: string): string {
  const always = 'allow-scripts allow-forms';
  return url.origin === origin ? always : `${always} allow-same-origin allow-popups allow-popups-to-escape-sandbox`;
}
