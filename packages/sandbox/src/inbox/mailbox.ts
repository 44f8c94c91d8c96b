import { restOf } from '../play/protections.ts';
import type { Sandbox } from '../sandbox.ts';
import type { InboxMessage } from '../schema/inbox.ts';

/** A member's messages that are not deleted, newest first. During a break without those that advertise (RSP-06). */
export function messagesOf(sandbox: Sandbox, memberId: string): readonly InboxMessage[] {
  const { store } = sandbox;
  const resting = restOf(sandbox, memberId) !== null;
  return (store.get('memberMessages', memberId)?.ids ?? []).flatMap((id) => {
    const message = store.get('messages', id);
    const hidden = message === undefined || message.deleted || (resting && message.kind === 'promotion');
    return hidden ? [] : message;
  });
}

/** A message of a member that is not deleted. */
export function ownMessage(sandbox: Sandbox, memberId: string, id: string): InboxMessage | undefined {
  const message = sandbox.store.get('messages', id);
  const hidden = message?.kind === 'promotion' && restOf(sandbox, memberId) !== null;
  return message?.memberId === memberId && !message.deleted && !hidden ? message : undefined;
}

/** Rich text without its format. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
