import type { InputOf } from '#api/operation.ts';
import { type PushKind, type pushSubscribe, pushKinds, pushSubscribeDocs } from '#api/push.ts';
import { sessionsOf } from '../accounts/sessions.ts';
import { deviceIdOf } from '../live/pushDevices.ts';
import type { Sandbox } from '../sandbox.ts';
import { memberIdOf } from '../seed/members.ts';

/** The input that switches notifications on in the browser of this number. @param kinds @default all */
export function browserInput(number: number, kinds: readonly PushKind[] = pushKinds): InputOf<typeof pushSubscribe> {
  const { address, language } = pushSubscribeDocs.example;
  const endpoint = `https://fcm.googleapis.com/fcm/send/browser-${number}`;
  return { address: { ...address, endpoint }, language, kinds: [...kinds] };
}

/** Gives the newest session of an account a device. */
export function addDevice(sandbox: Sandbox, account: string): void {
  const memberId = memberIdOf(account);
  const { address } = browserInput(99);
  const id = deviceIdOf(address.endpoint);
  const sessionToken = sessionsOf(sandbox, memberId).at(-1)?.token ?? '';
  const device = { ...address, id, memberId, sessionToken, userAgent: '', since: 0, language: 'th' } as const;
  sandbox.store.transaction(() => sandbox.store.put('pushDevices', id, device));
}
