import type { Sandbox } from '../sandbox.ts';
import type { SentMessage } from '../schema/accounts.ts';

const maxMessages = 50;

/** The SMS and e-mails that the sandbox has sent, newest first. */
export function outbox(sandbox: Sandbox): SentMessage[] {
  return Array.from(sandbox.store.entries('outbox'), ([, message]) => message).toReversed();
}

/** The newest code sent to a number (`66812345678`) or e-mail address; without `to`, the newest code of all. */
export function lastCode(sandbox: Sandbox, to?: string): string | undefined {
  const sent = outbox(sandbox).find((message) => message.code !== null && (to === undefined || message.to === to));
  return sent?.code ?? undefined;
}

/** Stores a message for the demo phone; nothing leaves the sandbox. Removes the oldest messages above the limit. */
export function sendMessage(sandbox: Sandbox, message: Omit<SentMessage, 'id' | 'at'>): void {
  const stored = [...sandbox.store.entries('outbox')];
  const surplus = Math.max(0, stored.length + 1 - maxMessages);
  for (const [key] of stored.slice(0, surplus)) sandbox.store.remove('outbox', key);
  const id = String(Number(stored.at(-1)?.[0] ?? 0) + 1);
  sandbox.store.put('outbox', id, { ...message, id, at: sandbox.now() });
}
