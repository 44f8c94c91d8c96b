import type { EventKind } from '#api/eventKinds.ts';
import { type EventDetail, note } from '../live/note.ts';
import { derivedReference } from '../money/references.ts';
import type { Sandbox } from '../sandbox.ts';
import type { InboxMessage } from '../schema/inbox.ts';

/** How many messages a member keeps. The oldest are removed first. */
const mostMessages = 5_000;

/** What the platform writes. */
export interface NewMessage extends Pick<InboxMessage, 'kind' | 'title' | 'content'> {
  /** What the message is about. A member receives one message for each. */
  readonly about: string;
  /** @default 'personal' */
  readonly folder?: InboxMessage['folder'];
  /** @default none */
  readonly link?: InboxMessage['link'];
  /** @default false */
  readonly read?: boolean;
  /** The event that tells of it. Its label and link are those of the message unless it has its own. @default a `message` */
  readonly event?: EventDetail & { readonly kind: EventKind };
}

/** Writes messages to a member, dated now and each once, with an event for each that is not read. Joins the open transaction. */
export function writeMessages(sandbox: Sandbox, memberId: string, written: readonly NewMessage[]): void {
  const { store } = sandbox;
  const at = sandbox.now();
  const ids: string[] = [];
  for (const { about, folder = 'personal', link = null, read = false, event, ...rest } of written) {
    const id = derivedReference('M', `${memberId} ${about}`);
    if (store.get('messages', id) !== undefined) continue;
    store.put('messages', id, { id, memberId, folder, link, read, deleted: false, at, ...rest });
    ids.unshift(id);
    if (read) continue;
    const { kind = 'message', ...detail } = event ?? {};
    const shown = link && { link: { page: link.page, reference: link.ref } };
    note(sandbox, memberId, kind, { label: rest.title, ...shown, ...detail });
  }
  if (ids.length === 0) return;
  const known = store.get('memberMessages', memberId)?.ids ?? [];
  // What is seeded can be dated before what is there.
  const before = known.findIndex((id) => (store.get('messages', id)?.at ?? 0) <= at);
  const all = known.toSpliced(before === -1 ? known.length : before, 0, ...ids);
  for (const id of all.slice(mostMessages)) store.remove('messages', id);
  store.put('memberMessages', memberId, { memberId, ids: all.slice(0, mostMessages) });
}

/**
 * Replaces the words of a message whose question is closed, and counts it as read. One that was never written, or is
 * closed already, stays. Joins the open transaction.
 */
export function closeMessage(
  { store }: Sandbox,
  memberId: string,
  { about, ...words }: Pick<NewMessage, 'about' | 'title' | 'content'>,
): void {
  const id = derivedReference('M', `${memberId} ${about}`);
  const message = store.get('messages', id);
  if (message === undefined || message.content.en === words.content.en) return;
  store.put('messages', id, { ...message, ...words, read: true });
}

/** Changes messages of a member. Other ids change nothing. Joins the open transaction. */
export function changeMessages(
  { store }: Sandbox,
  memberId: string,
  ids: readonly string[],
  change: Partial<Pick<InboxMessage, 'read' | 'deleted'>>,
): void {
  for (const id of ids) {
    const message = store.get('messages', id);
    if (message?.memberId === memberId) store.put('messages', id, { ...message, ...change });
  }
}
