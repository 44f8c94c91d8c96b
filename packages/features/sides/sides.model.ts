import type { ServiceEntry } from '#api/system.ts';

/** SID-01b, c: the VIP services have a button of their own, apart from the others. */
export function splitServices(entries: readonly ServiceEntry[]): {
  readonly vip: readonly ServiceEntry[];
  readonly services: readonly ServiceEntry[];
} {
  const isVip = ({ csType }: ServiceEntry): boolean => csType.startsWith('VIP');
  return { vip: entries.filter(isVip), services: entries.filter((entry) => !isVip(entry)) };
}
