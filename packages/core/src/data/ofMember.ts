import type { MemberInfoValue } from '#api/member.ts';
import type { KeyValueStore, StoredName } from './storage.ts';

/** Whose something stored on a device is. */
export type StoredMember = Pick<MemberInfoValue, 'id' | 'account'>;

/** Under which name something of a member is stored, whatever their account is called. */
export interface NameOfMember {
  /** By the number of the account. */
  readonly name: StoredName;
  /** By its user name, as releases until 2026 have stored it. */
  readonly former: StoredName;
}

/** Names what is stored of a member. */
export const nameOfMember = <Kind extends 'lotteryFavourites' | 'rateTemplates' | 'tableFavourites'>(
  kind: Kind,
  { id, account }: StoredMember,
): NameOfMember => ({ name: `${kind}:${id}`, former: `${kind}:${account}` });

/** Reads what is stored of a member, also before it was moved. */
export const readOfMember = (store: Pick<KeyValueStore, 'get'>, { name, former }: NameOfMember): string | null =>
  store.get(name) ?? store.get(former);

/** Moves what is stored under the user name, once. What is under the number already is newer, and stays. */
export function moveToNumber(
  store: Pick<KeyValueStore, 'get' | 'remove' | 'set'>,
  { name, former }: NameOfMember,
): void {
  const stored = store.get(former);
  if (stored === null || former === name) return;
  if (store.get(name) === null) store.set(name, stored);
  store.remove(former);
}
