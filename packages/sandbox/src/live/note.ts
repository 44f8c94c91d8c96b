import { type EventKind, eventKinds } from '#api/eventKinds.ts';
import type { Sandbox } from '../sandbox.ts';
import type { MemberEventRow } from '../schema/live.ts';
import { queuePush } from './pushDevices.ts';
import { bumpVersion, topicKey } from './versions.ts';

/** How many events a member keeps. The oldest are removed first. */
export const mostEvents = 200;

/** What an event is about. */
export type EventDetail = Pick<
  MemberEventRow,
  'reference' | 'label' | 'roundKey' | 'satang' | 'count' | 'until' | 'link'
>;

/** The key of an event in the store. */
export const eventKey = (memberId: string, number: number): string => `${memberId}:${number}`;

/** How many events a member has had so far. */
export const eventCount = ({ store }: Sandbox, memberId: string): number =>
  store.get('liveVersions', topicKey('account', memberId))?.events ?? 0;

/**
 * Writes an event of a member, and raises the version of the topic that tells of it: of `team` alone for an agent's, which is
 * sent less often; of `protection` too for what a running game tells. Called within the transaction of its cause: what is rolled back has no event.
 */
export function note(sandbox: Sandbox, memberId: string, kind: EventKind, detail: EventDetail = {}): void {
  const { store } = sandbox;
  const number = eventCount(sandbox, memberId) + 1;
  store.put('memberEvents', eventKey(memberId, number), { ...detail, memberId, number, kind, at: sandbox.now() });
  if (number > mostEvents) store.remove('memberEvents', eventKey(memberId, number - mostEvents));
  const account = topicKey('account', memberId);
  if (eventKinds[kind].group === 'team') {
    store.put('liveVersions', account, { version: 0, ...store.get('liveVersions', account), events: number });
    bumpVersion(sandbox, topicKey('team', memberId));
  } else bumpVersion(sandbox, account, { events: number });
  queuePush(sandbox, memberId, kind, eventKey(memberId, number));
  if (eventKinds[kind].group === 'protection') bumpVersion(sandbox, topicKey('protection', memberId));
}
