import { useSyncExternalStore } from 'react';
import { localStore } from '../data/storage.ts';

const key = 'readNotices';
/** An operator has few notices at a time; what was read before so many others is forgotten. */
const most = 200;

const listeners = new Set<() => void>();

const stored = (): string => localStore.get(key) ?? '';
const idsOf = (text: string): readonly string[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((id) => decodeURIComponent(id));

/** The ids of the notices that were read on this device, the latest first. */
export const readNotices = (): readonly string[] => idsOf(stored());

/** Returns the ids of the notices that were read on this device. Rerenders when one more is. */
export const useReadNotices = (): readonly string[] => idsOf(useSyncExternalStore(subscribe, stored, () => ''));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Remembers on this device that a notice was read. */
export function markNoticeRead(id: string): void {
  const ids = [id, ...readNotices().filter((other) => other !== id)];
  localStore.set(
    key,
    ids
      .slice(0, most)
      .map((each) => encodeURIComponent(each))
      .join(' '),
  );
  for (const listener of listeners) listener();
}
