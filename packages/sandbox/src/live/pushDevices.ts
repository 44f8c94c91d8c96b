import type { EventKind } from '#api/eventKinds.ts';
import { type PushKind, pushKinds } from '#api/push.ts';
import { sha256Hex } from '../crypto/hashes.ts';
import type { Sandbox } from '../sandbox.ts';
import type { MemberPush, PushDevice } from '../schema/push.ts';

/** How many devices an account can have. */
export const mostDevices = 10;

const unset: MemberPush = { kinds: {}, amounts: false, rewards: { day: 0, count: 0 }, limitReachedAt: null };

/** What a member has chosen so far. */
export const memberPushOf = ({ store }: Sandbox, memberId: string): MemberPush =>
  store.get('memberPush', memberId) ?? unset;

/** Changes what is kept of a member. Joins the open transaction. */
export function changeMemberPush(sandbox: Sandbox, memberId: string, change: Partial<MemberPush>): void {
  sandbox.store.put('memberPush', memberId, { ...memberPushOf(sandbox, memberId), ...change });
}

/** The kinds that can be switched on. Those about a team are an agent's. */
export const kindsFor = (isAgent: boolean): readonly PushKind[] =>
  pushKinds.filter((kind) => isAgent || (kind !== 'contract' && kind !== 'team'));

/** The devices of a member, the newest first. */
export const devicesOf = ({ store }: Sandbox, memberId: string): readonly PushDevice[] =>
  Array.from(store.entries('pushDevices'), ([, device]) => device)
    .filter((device) => device.memberId === memberId)
    .toSorted((one, other) => other.since - one.since);

/** The id of a device, which does not tell its address. */
export const deviceIdOf = (endpoint: string): string => sha256Hex(`device ${endpoint}`).slice(0, 16);

/** Ends a device, with what was not sent to it yet. Joins the open transaction. */
export const endDevice = ({ store }: Sandbox, id: string): void => store.remove('pushDevices', id);

/** Ends the devices of a session. Joins the open transaction. */
export function endDevicesOf(sandbox: Sandbox, sessionToken: string): void {
  for (const [id, device] of [...sandbox.store.entries('pushDevices')])
    if (device.sessionToken === sessionToken) endDevice(sandbox, id);
}

/**
 * Takes an event of a member who has a device. Whether and when it is sent is judged later (`sendDuePushes`): here its cause is
 * still being written. Joins the open transaction.
 */
export function queuePush(sandbox: Sandbox, memberId: string, event: EventKind, key: string): void {
  const at = sandbox.now();
  if (event === 'limitReached') changeMemberPush(sandbox, memberId, { limitReachedAt: at });
  if (devicesOf(sandbox, memberId).length > 0) sandbox.store.put('waitingPushes', key, { memberId, dueAt: at });
}
