import type { ReadEvents } from './reads.ts';
import { useAnnouncements } from './useAnnouncements.ts';

/** Announces what has happened to the member. Loads with the first event. */
export function Announcements({ parts }: { parts: readonly ReadEvents[] }) {
  useAnnouncements(parts);
  return null;
}
