import type { Sandbox } from '../sandbox.ts';

/** Whether the client at an address is in a region that the operator must not serve (SYS-03). */
export function isBlocked({ settings }: Pick<Sandbox, 'settings'>, address: string | null): boolean {
  return settings.regionRestriction || (address !== null && settings.blockedAddresses.includes(address));
}

/** The addresses of this machine, for which that of the settings stands: they tell no region. */
const ownAddresses: readonly string[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** The client's address as the platform shows it to the client. */
export function shownAddress({ settings }: Pick<Sandbox, 'settings'>, address: string | null): string {
  return address === null || ownAddresses.includes(address) ? settings.ip : address;
}
