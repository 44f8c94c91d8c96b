import type { ServiceEntry } from '#api/system.ts';

/** Separates VIP services, which have buttons of their own, from the others (SID-01b, c). */
export function splitServices(entries: readonly ServiceEntry[]): {
  readonly vip: readonly ServiceEntry[];
  readonly services: readonly ServiceEntry[];
} {
  const isVip = ({ csType }: ServiceEntry): boolean => csType.startsWith('VIP');
  return { vip: entries.filter(isVip), services: entries.filter((entry) => !isVip(entry)) };
}
