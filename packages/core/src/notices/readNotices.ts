import { localStore } from '../data/storage.ts';

const key = 'readNotices';
/** An operator has few notices at a time; what was read before so many others is forgotten. */
const most = 200;

/** The ids of the notices that were read on this device, the latest first. */
export const readNotices = (): readonly string[] =>
  (localStore.get(key) ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => decodeURIComponent(id));

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
}
