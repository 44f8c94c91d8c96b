import type { Begin } from './keeper.ts';

export interface SenderLimitOptions {
  /** How many pages one sender may have rendered at a time. */
  readonly atOnce: number;
  /** How many more pages one sender may have rendered at once after a pause. */
  readonly burst: number;
  /** How many pages per second one sender may have rendered in the long run. */
  readonly perSecond: number;
  /** How many senders are remembered; the one that has been away longest is forgotten. */
  readonly mostSenders: number;
  readonly now: () => number;
}

interface Sender {
  running: number;
  /** How many pages may still be begun, at the moment `at` in ms. */
  left: number;
  at: number;
}

/**
 * Bounds how much of the renderer one sender can use, whatever addresses it thinks up: by a number of pages at a time and a
 * bucket that fills by the second.
 */
export function createSenderLimit({ atOnce, burst, perSecond, mostSenders, now }: SenderLimitOptions) {
  const senders = new Map<string, Sender>();

  /** Returns what asks for the permission to render a page for a client address. */
  return (address: string): Begin => {
    const name = networkOf(address);
    return () => {
      const known = senders.get(name) ?? { running: 0, left: burst, at: now() };
      senders.delete(name);
      senders.set(name, known);
      const [oldest] = senders.keys();
      if (senders.size > mostSenders && oldest !== undefined) senders.delete(oldest);
      known.left = Math.min(burst, known.left + ((now() - known.at) / 1000) * perSecond);
      known.at = now();
      if (known.running >= atOnce || known.left < 1) return null;
      known.left -= 1;
      known.running += 1;
      return () => void (known.running -= 1);
    };
  };
}

/** The part of an address that one sender cannot change: an IPv4 address, or the first half of an IPv6 one. */
function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':');
  const after = tail === undefined ? [] : tail.split(':');
  const filled = [
    ...groups,
    ...Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0'),
    ...after,
  ];
  return filled.slice(0, 4).join(':');
}
